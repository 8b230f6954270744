import { ApiError, problem, stepAt, telephonyEndpoints, type Note } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotesSection } from './notes.section';

const author = 'Jordan Lee';
const asked: Note = {
  id: '1',
  content: 'Asked for the link.',
  dateCreated: '2026-11-18T15:05:00Z',
  author: 'Alex Grant',
  remindOn: null,
};
const prefers: Note = {
  id: '2',
  content: 'Prefers calls\nafter 5pm.',
  dateCreated: '2026-11-20T10:42:00Z',
  author,
  remindOn: null,
};

interface OpenOptions {
  readonly stored?: readonly Note[];
  readonly agentName?: string | null;
}

/** Sets up the section with an API that stores notes. */
function open({ stored = [prefers, asked], agentName = author }: OpenOptions = {}) {
  const runtime = createTestRuntime({ portal: 'telephony', enrolment: anEnrolment(), session: { agentName } });
  let notes = stored;
  runtime.answer(telephonyEndpoints.notes, () => notes);
  runtime.answer(telephonyEndpoints.reminders, () => notes.filter(({ remindOn }) => remindOn !== null));
  runtime.answer(telephonyEndpoints.saveNote, ({ body: { content } }) => {
    const note = { id: String(notes.length + 1), content, dateCreated: '2026-11-20T11:00:00Z', author, remindOn: null };
    notes = [note, ...notes];
    return note;
  });
  const render = () => renderWithRuntime(<NotesSection enrolment={anEnrolment()} titleId="title" />, runtime);
  const sent = () => runtime.recorded.calls.filter(({ path }) => path === '/note').map(({ input }) => input.body);
  return { runtime, render, sent };
}

const box = () => screen.getByRole('textbox', { name: 'New note' });
const save = () => screen.getByRole('button', { name: /^Sav/ });
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the notes', () => {
  it('are listed newest first, with London time and author [TEL-27] [TEL-31]', async () => {
    const { container } = open().render();
    await screen.findByRole('list');
    expect(listed()).toEqual([
      '20/11/2026 10:42 AM, Jordan LeePrefers calls\nafter 5pm.',
      '18/11/2026 3:05 PM, Alex GrantAsked for the link.',
    ]);
    await expectNoViolations(container);
  });

  it('show that there are none', async () => {
    open({ stored: [] }).render();
    expect(await screen.findByText('No notes yet.')).toBeVisible();
  });

  it('show that they are loading, and can be loaded again when that fails', async () => {
    const { runtime, render } = open();
    let isDown = true;
    runtime.answer(telephonyEndpoints.notes, () => {
      if (isDown) throw new ApiError(problem('UNAVAILABLE'));
      return [prefers];
    });
    const { container } = render();
    expect(screen.getByText('Loading notes')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('The notes did not load. You can still write one.');
    await expectNoViolations(container);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Prefers calls/)).toBeVisible();
  });
});

describe('writing a note', () => {
  it("shows the author's name, and that the customer cannot see the note", async () => {
    open().render();
    await screen.findByRole('list');
    expect(box()).toHaveAccessibleDescription('Saved as Jordan Lee. The customer cannot see it.');
  });

  it('shows no name when the host provides none', async () => {
    open({ agentName: null }).render();
    await screen.findByRole('list');
    expect(box()).toHaveAccessibleDescription('The customer cannot see it.');
  });

  it('works by keyboard: saves the note, lists it first and clears the field [TEL-27]', async () => {
    const { render, sent } = open();
    render();
    await screen.findByRole('list');
    await userEvent.tab();
    expect(box()).toHaveFocus();
    await userEvent.keyboard(' Called back. ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Called back.' }]);
    expect(listed()[0]).toBe('20/11/2026 11:00 AM, Jordan LeeCalled back.');
    expect(listed()).toHaveLength(3);
    expect(box()).toHaveValue('');
    await userEvent.type(box(), 'N');
    expect(screen.queryByText('Note saved')).toBeNull();
  });

  it.each(['Control', 'Meta'])('is saved by %s and Enter', async (key) => {
    const { render, sent } = open();
    render();
    await userEvent.type(box(), 'Called back.');
    expect(screen.getByText('Draft kept.')).toBeVisible();
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Called back.' }]);
    expect(screen.queryByText('Draft kept.')).toBeNull();
  });

  it('is confirmed until the next step', async () => {
    const { runtime, render } = open();
    render();
    await userEvent.type(box(), 'Called back.');
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    const match = stepAt('/enrolment/product-selection');
    act(() => runtime.currentStep.set(match && { ...match, path: '/enrolment/product-selection' }));
    expect(screen.queryByText('Note saved')).toBeNull();
  });

  it.each(['', '  \n '])('rejects the empty note %p and focuses the field [TEL-30]', async (typed) => {
    const { render, sent } = open();
    const { container } = render();
    if (typed) await userEvent.type(box(), typed);
    await userEvent.click(save());
    expect(await screen.findByText('You cannot save an empty note')).toBeVisible();
    expect(box()).toHaveFocus();
    expect(box()).toBeInvalid();
    expect(sent()).toEqual([]);
    await expectNoViolations(container);
    await userEvent.type(box(), 'Called');
    expect(screen.queryByText('You cannot save an empty note')).toBeNull();
  });

  it('keeps the text when saving fails, and saves it at the next attempt', async () => {
    const { runtime, render } = open();
    const { container } = render();
    const answers = [new ApiError(problem('UNAVAILABLE')), { ...asked, id: '9', content: 'Called back.' }];
    runtime.answer(telephonyEndpoints.saveNote, () => {
      const answer = answers.shift();
      if (!answer || answer instanceof ApiError) throw answer ?? new Error('One save too many');
      return answer;
    });
    await userEvent.type(box(), 'Called back.');
    await userEvent.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your note is not saved yet. It is still here.We are not ready yet. Please try again in a moment.',
    );
    expect(box()).toHaveValue('Called back.');
    await expectNoViolations(container);
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box()).toHaveValue('');
  });

  it('shows a validation error from the server at the field', async () => {
    const { runtime, render } = open();
    runtime.answer(telephonyEndpoints.saveNote, () => {
      throw new ApiError(
        problem('VALIDATION', { errors: { content: 'A note can be no longer than 5,000 characters' } }),
      );
    });
    render();
    await userEvent.type(box(), 'Called');
    await userEvent.click(save());
    expect(await screen.findByText('A note can be no longer than 5,000 characters')).toBeVisible();
    expect(box()).toBeInvalid();
    expect(box()).toHaveValue('Called');
    await userEvent.type(box(), '.');
    expect(screen.queryByText('A note can be no longer than 5,000 characters')).toBeNull();
    expect(box()).toBeValid();
  });

  it('hides the error once the note is edited', async () => {
    const { runtime, render } = open();
    runtime.answer(telephonyEndpoints.saveNote, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    render();
    await userEvent.type(box(), 'Called');
    await userEvent.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your note is not saved yet\./);
    await userEvent.type(box(), '.');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your note is not saved yet\./);
  });

  it('saves once, however often it is clicked', async () => {
    const { runtime, render, sent } = open();
    let finish: (note: Note) => void = () => undefined;
    runtime.answer(telephonyEndpoints.saveNote, () => new Promise<Note>((resolve) => (finish = resolve)));
    render();
    await userEvent.type(box(), 'Called');
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(save());
    await userEvent.type(box(), ' again');
    expect(box()).toHaveValue('Called');
    finish({ ...prefers, id: '3', content: 'Called' });
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('keeps the draft across a reload until it is saved', async () => {
    const { runtime, render } = open();
    const { unmount } = render();
    await screen.findByRole('list');
    await userEvent.type(box(), 'Half a note');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remind us' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '27');
    unmount();
    const again = render();
    await screen.findByRole('list');
    expect(box()).toHaveValue('Half a note');
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('27');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remind us' }));
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(box()).toHaveValue('');
    again.unmount();
    render();
    await screen.findByRole('list');
    expect(box()).toHaveValue('');
    expect(runtime.storage.get('noteDrafts')).toBeUndefined();
  });

  it('keeps separate drafts for each customer', async () => {
    const { runtime } = open();
    const priya = anEnrolment({ id: 'another', firstName: 'Priya', surname: 'Shah' });
    const section = (enrolment = anEnrolment()) => <NotesSection enrolment={enrolment} titleId="title" />;
    const sams = renderWithRuntime(section(), runtime);
    await screen.findByRole('list');
    await userEvent.type(box(), 'Half a note');
    sams.unmount();
    const priyas = renderWithRuntime(section(priya), runtime);
    await screen.findByRole('list');
    expect(box()).toHaveValue('');
    await userEvent.type(box(), 'Calls back');
    priyas.unmount();
    renderWithRuntime(section(), runtime);
    await screen.findByRole('list');
    expect(box()).toHaveValue('Half a note');
    expect(runtime.storage.get('noteDrafts')).toEqual([
      { agentName: author, enrolmentId: anEnrolment().id, customer: 'Sam Hartley', content: 'Half a note', day: null },
      { agentName: author, enrolmentId: 'another', customer: 'Priya Shah', content: 'Calls back', day: null },
    ]);
  });

  it('drops another agent’s draft without showing it', async () => {
    const { runtime, render } = open();
    const alexs = { agentName: 'Alex Grant', enrolmentId: anEnrolment().id, customer: 'Sam Hartley', day: null };
    runtime.storage.set('noteDrafts', [{ ...alexs, content: 'Alex asks again' }]);
    render();
    await screen.findByRole('list');
    expect(box()).toHaveValue('');
    await userEvent.type(box(), 'N');
    expect(JSON.stringify(runtime.storage.get('noteDrafts'))).not.toContain('Alex');
  });

  it('shows the draft when a colleague finishes the enrolment, until it is dismissed', async () => {
    const { runtime, render } = open();
    const { rerender, container } = render();
    await screen.findByRole('list');
    await userEvent.type(box(), 'Half a note');
    const closed = anEnrolment({ closedAt: '2026-11-20T10:42:00Z' });
    rerender(<NotesSection enrolment={closed} titleId="title" />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The enrolment was finished before you saved this note. Copy it, or ask a supervisor to reopen the enrolment.Half a note',
    );
    await expectNoViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(runtime.storage.get('noteDrafts')).toBeUndefined();
  });

  it('has no primary button, which belongs to the step', async () => {
    const { container } = open().render();
    await screen.findByRole('list');
    expect(within(container).getAllByRole('button')).not.toHaveLength(0);
    expect(container.querySelector('[data-variant="primary"]')).toBeNull();
  });
});

describe('a reminder', () => {
  const due: Note = { ...asked, id: '3', content: 'Ask for the meter reading.', remindOn: '2026-11-20' };
  const later: Note = { ...asked, id: '4', content: 'Call about broadband.', remindOn: '2026-12-01' };
  const overdue: Note = { ...asked, id: '5', content: 'Send the form.', remindOn: '2026-11-18' };
  const reminders = () =>
    within(screen.getByRole('list', { name: 'Reminders' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  const field = (name: string) => screen.getByRole('textbox', { name });

  it('is saved with its note', async () => {
    const { render, sent } = open();
    const { container } = render();
    await userEvent.type(box(), 'Ask for the meter reading.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remind us' }));
    await userEvent.type(field('Day'), '27');
    await userEvent.type(field('Month'), '11');
    await userEvent.type(field('Year'), '2026');
    await expectNoViolations(container);
    await userEvent.click(save());
    expect(await screen.findByText('Note saved')).toBeVisible();
    expect(sent()).toEqual([{ content: 'Ask for the meter reading.', remindOn: '2026-11-27' }]);
    expect(screen.getByRole('checkbox', { name: 'Remind us' })).not.toBeChecked();
  });

  it('needs a whole day, and saves nothing without one', async () => {
    const { render, sent } = open();
    render();
    await userEvent.type(box(), 'Ask for the meter reading.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remind us' }));
    await userEvent.type(field('Day'), '27');
    await userEvent.click(save());
    expect(await screen.findByText('Enter the day of the reminder, like 27 11 2026')).toBeVisible();
    expect(field('Day')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('is shown above the notes, the earliest first', async () => {
    const { render } = open({ stored: [later, due, overdue, prefers] });
    const { container } = render();
    await screen.findByRole('list', { name: 'Reminders' });
    expect(reminders()).toEqual([
      'Overdue since 18 Nov 2026Send the form.Done with the reminder: Send the form.',
      'Due todayAsk for the meter reading.Done with the reminder: Ask for the meter reading.',
      '01 Dec 2026Call about broadband.Done with the reminder: Call about broadband.',
    ]);
    await expectNoViolations(container);
  });

  it('alone is busy while it ends', async () => {
    const { runtime, render } = open({ stored: [due, later] });
    runtime.answer(telephonyEndpoints.endReminder, () => new Promise<Note>(() => undefined));
    render();
    const [first, second] = await screen.findAllByRole('button', { name: /^Done/ });
    await userEvent.click(first ?? document.body);
    expect(first).toHaveAttribute('aria-busy', 'true');
    expect(second).not.toHaveAttribute('aria-busy');
  });

  it('is shown after the enrolment was finished, and can still be ended', async () => {
    const { runtime } = open({ stored: [due] });
    const closed = anEnrolment({ closedAt: '2026-11-20T10:42:00Z' });
    renderWithRuntime(<NotesSection enrolment={closed} titleId="title" />, runtime);
    await screen.findByRole('list', { name: 'Reminders' });
    expect(screen.getByText('Finished. Reopen it to add a note.')).toBeVisible();
    expect(reminders()).toEqual([
      'Due todayAsk for the meter reading.Done with the reminder: Ask for the meter reading.',
    ]);
    runtime.answer(telephonyEndpoints.endReminder, () => ({ ...due, remindOn: null }));
    runtime.answer(telephonyEndpoints.reminders, () => []);
    await userEvent.click(screen.getByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Reminders' })).toBeNull());
  });

  it('disappears at once, and the others stay, before the list has loaded again', async () => {
    const { runtime, render } = open({ stored: [due, later] });
    runtime.answer(telephonyEndpoints.reminders, () => [due, later]);
    runtime.answer(telephonyEndpoints.endReminder, () => {
      runtime.answer(telephonyEndpoints.reminders, () => new Promise<readonly Note[]>(() => undefined));
      return { ...due, remindOn: null };
    });
    render();
    await userEvent.click(await screen.findByRole('button', { name: /^Done with the reminder: Ask/ }));
    await waitFor(() => expect(reminders()).toEqual([expect.stringContaining('Call about broadband.')]));
  });

  it('ends when it is marked as done; its note stays', async () => {
    const { runtime, render } = open({ stored: [due] });
    const ended = { ...due, remindOn: null };
    runtime.answer(telephonyEndpoints.endReminder, () => {
      runtime.answer(telephonyEndpoints.reminders, () => []);
      return ended;
    });
    render();
    await userEvent.click(await screen.findByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Reminders' })).toBeNull());
    expect(screen.getByText('Ask for the meter reading.')).toBeVisible();
    expect(runtime.recorded.calls).toContainEqual(
      expect.objectContaining({ path: '/note/:id/reminder-done', input: { params: { id: '3' } } }),
    );
  });
});
