import { ApiError, problem, telephonyEndpoints, type Note } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistorySection } from '../history/history.section';
import { NotesSection } from '../notes/notes.section';

const hex = (number: number) => String(number).padStart(24, '0');
const aNote = (number: number): Note => ({
  id: hex(number),
  content: `Note ${number}.`,
  dateCreated: '2026-11-20T10:42:00Z',
  author: 'Jordan Lee',
  remindOn: null,
});

/** What the API returns: at most a page, and the first entry of the next. */
function pageOf<Entry extends { readonly id: string }>(stored: readonly Entry[], from: string | undefined) {
  const start = from === undefined ? 0 : stored.findIndex(({ id }) => id === from);
  return stored.slice(start, start + 21);
}

/** Sets up the section with so many notes, newest first. */
function openNotes(count: number) {
  const runtime = createTestRuntime({ portal: 'telephony', enrolment: anEnrolment() });
  let notes = Array.from({ length: count }, (_, index) => aNote(count - index));
  const answer = () => runtime.answer(telephonyEndpoints.notes, ({ query }) => pageOf(notes, query?.from));
  answer();
  runtime.answer(telephonyEndpoints.reminders, () => []);
  runtime.answer(telephonyEndpoints.saveNote, () => {
    const saved = aNote(notes.length + 1);
    notes = [saved, ...notes];
    return saved;
  });
  const { container } = renderWithRuntime(<NotesSection enrolment={anEnrolment()} titleId="title" />, runtime);
  return { runtime, container, answer };
}

const showMore = () => screen.getByRole('button', { name: 'Show more' });
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => /Note \d+/.exec(textContent ?? '')?.[0]);

describe('many notes', () => {
  it('are shown a page at a time; the first added note receives the focus, and the number is announced', async () => {
    const { container } = openNotes(43);
    await screen.findByText('Note 43.');
    expect(shown()).toHaveLength(20);
    showMore().focus();
    await userEvent.keyboard('{Enter}');
    const added = await screen.findByText('Note 23.');
    expect(added.closest('li')).toHaveFocus();
    expect(screen.getByText('40 notes are shown').closest('[role="status"]')).toBeInTheDocument();
    await expectNoViolations(container);
    await userEvent.click(showMore());
    expect((await screen.findByText('Note 3.')).closest('li')).toHaveFocus();
    expect(shown()).toEqual(Array.from({ length: 43 }, (_, index) => `Note ${43 - index}`));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('stay complete when a note is added', async () => {
    openNotes(25);
    await screen.findByText('Note 25.');
    await userEvent.click(showMore());
    await screen.findByText('Note 1.');
    await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'One more');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Note 26.');
    await waitFor(() => expect(shown()).toEqual(Array.from({ length: 26 }, (_, index) => `Note ${26 - index}`)));
  });

  it('stay when the next page fails to load, with a button to try again', async () => {
    const { runtime, container, answer } = openNotes(25);
    await screen.findByText('Note 25.');
    runtime.answer(telephonyEndpoints.notes, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    await userEvent.click(showMore());
    expect(await screen.findByRole('alert')).toHaveTextContent('Older notes did not load.');
    expect(shown()).toHaveLength(20);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await expectNoViolations(container);
    answer();
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByText('Note 5.')).closest('li')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leave the focus where the agent has moved it meanwhile', async () => {
    const { runtime } = openNotes(25);
    await screen.findByText('Note 25.');
    let respond: (notes: readonly Note[]) => void = () => undefined;
    runtime.answer(telephonyEndpoints.notes, () => new Promise<readonly Note[]>((resolve) => (respond = resolve)));
    await userEvent.click(showMore());
    const box = screen.getByRole('textbox', { name: 'New note' });
    await userEvent.type(box, 'Ca');
    respond([5, 4, 3, 2, 1].map(aNote));
    await screen.findByText('Note 1.');
    await userEvent.keyboard('lled');
    expect(box).toHaveValue('Called');
  });
});

it('shows a long history a page at a time, which stays when the enrolment changes', async () => {
  const enrolment = anEnrolment();
  const runtime = createTestRuntime({ portal: 'telephony', enrolment });
  const stored = Array.from({ length: 30 }, (_, index) => ({
    id: hex(30 - index),
    type: index === 29 ? ('created' as const) : ('note-saved' as const),
    actor: { kind: 'system' } as const,
    at: '2026-11-20T10:42:00Z',
    reference: null,
  }));
  runtime.answer(telephonyEndpoints.history, ({ query }) => pageOf(stored, query?.from));
  const section = (version: number) => <HistorySection enrolment={{ ...enrolment, version }} titleId="title" />;
  const { rerender } = renderWithRuntime(section(1), runtime);
  await screen.findByRole('list');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(showMore());
  expect((await screen.findByText('Enrolment created')).closest('li')).toBeVisible();
  expect(screen.getAllByRole('listitem')[20]).toHaveFocus();
  stored.unshift({
    id: hex(31),
    type: 'note-saved',
    actor: { kind: 'system' },
    at: '2026-11-20T10:43:00Z',
    reference: null,
  });
  rerender(section(2));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(31));
});
