import { telephonyEndpoints, type CallUpdate, type Note } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallUpdatesProvider } from '../call/use-call-updates';
import { NotesSection } from './notes.section';

const sam = anEnrolment();
const aNote = (id: string, author: string, content: string): Note => ({
  id,
  author,
  content,
  dateCreated: '2026-11-20T10:42:00Z',
  remindOn: null,
});

function open() {
  let send: (update: CallUpdate) => void = () => undefined;
  let notes: readonly Note[] = [aNote('n-1', 'Priya Shah', 'Prefers calls after 5pm.')];
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment: sam,
    session: { agentName: 'Jordan Lee' },
    follow: ({ onUpdate }) => {
      send = onUpdate;
      return new Promise<void>(() => undefined);
    },
  });
  const reads = jest.fn(() => notes);
  runtime.answer(telephonyEndpoints.notes, reads);
  runtime.answer(telephonyEndpoints.reminders, () => []);
  runtime.answer(telephonyEndpoints.history, () => []);
  runtime.answer(telephonyEndpoints.content, () => ({ customContent: { telephonyScriptPages: [] } }));
  renderWithRuntime(
    <CallUpdatesProvider>
      <NotesSection enrolment={sam} titleId="notes" />
    </CallUpdatesProvider>,
    runtime,
  );
  const update = (latestNote: string | null) =>
    act(async () => send({ version: sam.version, privateEntries: [], colleagues: [], latestNote }));
  const add = (note: Note) => void (notes = [note, ...notes]);
  return { runtime, reads, update, add };
}

const box = () => screen.getByRole('textbox', { name: /New note/ });

describe('a note of a colleague', () => {
  it('appears and is announced as soon as it is saved, without touching the agent’s draft', async () => {
    const { update, add } = open();
    await screen.findByText('Prefers calls after 5pm.');
    await userEvent.type(box(), 'The partner pays');
    add(aNote('n-2', 'Priya Shah', 'Has the keys.'));
    await update('n-2');
    expect(await screen.findByText('Has the keys.')).toBeVisible();
    expect(screen.getByText('Priya Shah has added a note')).toBeInTheDocument();
    expect(box()).toHaveValue('The partner pays');
    expect(box()).toHaveFocus();
  });

  it('brings its reminder', async () => {
    const { runtime, update, add } = open();
    await screen.findByText('Prefers calls after 5pm.');
    const note: Note = { ...aNote('n-2', 'Priya Shah', 'Ask for the keys.'), remindOn: '2026-11-27' };
    add(note);
    runtime.answer(telephonyEndpoints.reminders, () => [note]);
    await update('n-2');
    expect(await screen.findByRole('list', { name: 'Reminders' })).toHaveTextContent('Ask for the keys.');
  });

  it('that is shown already is not loaded again', async () => {
    const { update, reads } = open();
    await screen.findByText('Prefers calls after 5pm.');
    await update('n-1');
    expect(reads).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/has added a note/)).toBeNull();
  });

  it('is not announced if it is the agent’s own, of another tab', async () => {
    const { update, add, reads } = open();
    await screen.findByText('Prefers calls after 5pm.');
    add(aNote('n-2', 'Jordan Lee', 'Has the keys.'));
    await update('n-2');
    expect(await screen.findByText('Has the keys.')).toBeVisible();
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(/has added a note/)).toBeNull();
  });
});
