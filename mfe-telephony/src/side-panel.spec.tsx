import { telephonyEndpoints, type HistoryEntry, type Note } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './side-panel';

const sam = anEnrolment({ enrolmentType: 'Lettings' });

/** The window is wide enough for two columns. */
function inColumns() {
  const list = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
}
afterEach(() => jest.restoreAllMocks());

function open(
  enrolment: typeof sam | null = sam,
  context: 'hosted' | 'panel' = 'hosted',
  history: readonly HistoryEntry[] = [],
) {
  const follow = () => new Promise<void>(() => undefined);
  const runtime = createTestRuntime({
    portal: 'telephony',
    context,
    enrolment,
    session: { agentName: 'Jordan Lee' },
    follow,
  });
  runtime.answer(telephonyEndpoints.notes, () => []);
  runtime.answer(telephonyEndpoints.reminders, () => []);
  runtime.answer(telephonyEndpoints.history, () => history);
  runtime.answer(telephonyEndpoints.content, () => ({ customContent: { telephonyScriptPages: [] } }));
  return renderWithRuntime(
    <>
      <Panel />
      <button type="button">Next</button>
    </>,
    runtime,
  );
}

const tab = (name: string) => screen.getByRole('button', { name });
const expanded = () =>
  ['Script', 'Notes', 'Actions', 'History'].filter((name) => tab(name).getAttribute('aria-expanded') === 'true');

describe('the side panel next to the step', () => {
  beforeEach(inColumns);

  it('holds enrolment info, actions, script, notes and history [TEL-05]', async () => {
    const { container } = open();
    expect(await screen.findByText('No notes yet.')).toBeVisible();
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
      'Sam Hartley',
      'Script for this page',
      'Notes',
      'Actions',
      'History',
    ]);
    expect(screen.queryByRole('group', { name: 'Sections of the customer panel' })).toBeNull();
    expect(container.querySelector('[data-variant="primary"]')).toBeNull();
    await expectNoViolations(container);
  });

  it('shows that the customer is loading', async () => {
    const { container, runtime } = open(null);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the customer');
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it('updates with the enrolment', async () => {
    const { runtime } = open();
    await screen.findByText('No notes yet.');
    runtime.answer(telephonyEndpoints.history, (): readonly HistoryEntry[] => [
      { id: '1', type: 'address-saved', actor: { kind: 'mover' }, at: '2026-11-20T10:42:00Z', reference: null },
    ]);
    act(() => runtime.enrolment.set({ ...sam, version: 2, simpleAddress: '16 Castle Road, Bedford, MK40 2QT' }));
    expect(screen.getByText(/^16 Castle Road/)).toBeVisible();
    expect(await screen.findByText(/^Address saved, /)).toBeVisible();
  });

  it('keeps a draft while the enrolment changes, and apart from another customer', async () => {
    const { runtime } = open();
    await userEvent.type(screen.getByRole('textbox'), 'Called');
    act(() => runtime.enrolment.set({ ...sam, version: 2 }));
    expect(screen.getByRole('textbox')).toHaveValue('Called');
    act(() => runtime.enrolment.set({ ...sam, id: 'another' }));
    expect(screen.getByRole('textbox')).toHaveValue('');
    await screen.findByText('No notes yet.');
  });
});

describe('the side panel of a finished enrolment', () => {
  const finished = { ...sam, closedAt: '2026-11-20T10:42:00Z' };

  it('has no script in its column', async () => {
    inColumns();
    const { container } = open(finished);
    expect(await screen.findByText('No notes yet.')).toBeVisible();
    expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
      'Sam Hartley',
      'Notes',
      'Actions',
      'History',
    ]);
    await expectNoViolations(container);
  });

  it('has no script tab, even if it was open when the enrolment was finished', async () => {
    const { runtime } = open();
    await userEvent.click(tab('Script'));
    act(() => runtime.enrolment.set(finished));
    expect(screen.queryByRole('button', { name: 'Script' })).toBeNull();
    expect(screen.queryByText('Script for this page')).toBeNull();
    expect(screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual([
      'Notes',
      'Actions',
      'History',
    ]);
    await screen.findByText('No notes yet.');
  });
});

it('has the closing actions last, and the history collapsed to its last entry', async () => {
  inColumns();
  open(sam, 'hosted', [
    { id: '1', type: 'link-sent', actor: { kind: 'system' }, at: '2026-11-20T10:35:00Z', reference: null },
  ]);
  const history = await screen.findByRole('button', { name: /^History ?Link sent by email, 10:35 AM$/ });
  expect(screen.getByText('20/11/2026')).not.toBeVisible();
  await userEvent.click(history);
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('20/11/2026 10:35 AM, automatically');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(-3)).toEqual(['Finish', 'Right to be forgotten', 'Next']);
});

it('shows that a reminder is due, and moves the focus to the section when its button is gone', async () => {
  inColumns();
  const { runtime } = open();
  await screen.findByText('No notes yet.');
  const note = { id: '1', content: 'Ask for the meter reading.', author: 'Jordan Lee' } as const;
  const due: Note = { ...note, dateCreated: '2026-11-18T15:05:00Z', remindOn: '2026-11-20' };
  runtime.answer(telephonyEndpoints.saveNote, () => due);
  runtime.answer(telephonyEndpoints.notes, () => [due]);
  runtime.answer(telephonyEndpoints.reminders, () => [due]);
  runtime.answer(telephonyEndpoints.endReminder, () => {
    runtime.answer(telephonyEndpoints.reminders, () => []);
    return { ...due, remindOn: null };
  });
  await userEvent.type(screen.getByRole('textbox'), 'Ask for the meter reading.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  const done = await screen.findByRole('button', { name: /^Done/ });
  expect(screen.getByText('A reminder is due')).toBeVisible();
  await userEvent.click(done);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Notes' })).toHaveFocus());
});

describe('the history next to the step', () => {
  beforeEach(inColumns);
  const addTo = (runtime: ReturnType<typeof open>['runtime'], type: HistoryEntry['type']) =>
    runtime.answer(telephonyEndpoints.history, (): readonly HistoryEntry[] => [
      { id: '1', type, actor: { kind: 'agent', name: 'Jordan Lee' }, at: '2026-11-20T10:42:00Z', reference: null },
    ]);

  it('shows at once that a note was saved', async () => {
    const { runtime } = open();
    await screen.findByText('No notes yet.');
    runtime.answer(telephonyEndpoints.saveNote, ({ body: { content } }) => {
      addTo(runtime, 'note-saved');
      return { id: '1', content, author: 'Jordan Lee', dateCreated: '2026-11-20T10:42:00Z', remindOn: null };
    });
    await userEvent.type(screen.getByRole('textbox'), 'Called back.');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByRole('button', { name: /^History ?Note saved, 10:42 AM$/ })).toBeVisible();
  });

  it('shows at once that a link was sent', async () => {
    const { runtime } = open();
    await screen.findByText('No notes yet.');
    runtime.answer(telephonyEndpoints.sendLink, () => addTo(runtime, 'link-sent'));
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('button', { name: /^History ?Link sent by email, 10:42 AM$/ })).toBeVisible();
  });
});

describe.each([
  ['in a narrow window', 'hosted', false],
  ['in a CRM', 'panel', true],
] as const)('the tabs %s', (_, context, isWide) => {
  beforeEach(() => isWide && inColumns());

  it('are shown below the customer, all closed', async () => {
    open(sam, context);
    expect(screen.getByText('HM-7Q4D9K2M, Lettings')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Sections of the customer panel' })).toContainElement(tab('Notes'));
    expect(expanded()).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    await screen.findByText('No notes yet.');
  });

  it('open one section at a time, by keyboard', async () => {
    open(sam, context);
    await userEvent.tab();
    expect(tab('Script')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(expanded()).toEqual(['Script']);
    expect(tab('Script')).toHaveAttribute(
      'aria-controls',
      screen.getByRole('region', { name: 'Script for this page' }).id,
    );
    tab('Actions').focus();
    await userEvent.keyboard(' ');
    expect(expanded()).toEqual(['Actions']);
    expect(screen.getByRole('button', { name: 'Right to be forgotten' })).toBeVisible();
    await userEvent.keyboard(' ');
    expect(expanded()).toEqual([]);
  });

  it('close on Escape, keep the draft and regain the focus', async () => {
    open(sam, context);
    await userEvent.click(tab('Notes'));
    await userEvent.type(screen.getByRole('textbox'), 'Called');
    await userEvent.keyboard('{Escape}');
    expect(expanded()).toEqual([]);
    expect(tab('Notes')).toHaveFocus();
    await userEvent.click(tab('Notes'));
    expect(screen.getByRole('textbox')).toHaveValue('Called');
  });

  it('stay open above the step, so that agents can read while they fill it in', async () => {
    open(sam, context);
    await userEvent.click(tab('Notes'));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(expanded()).toEqual(['Notes']);
  });
});
