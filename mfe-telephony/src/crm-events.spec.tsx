import { ApiError, problem, stepAt, telephonyEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './side-panel';

const sam = anEnrolment({ energyOfferedStatus: 1, entertainmentOfferedStatus: 1 });
// Radix disables pointer events on the body while a dialog is open, and jsdom loads no style sheets.
const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => {
  const wide = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
});
afterEach(() => jest.restoreAllMocks());

function open() {
  const path = '/enrolment/energy/usage';
  const match = stepAt(path);
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment: sam,
    session: { agentName: 'Jordan Lee' },
    step: match && { ...match, path },
    follow: () => new Promise<void>(() => undefined),
  });
  runtime.answer(telephonyEndpoints.notes, () => []);
  runtime.answer(telephonyEndpoints.reminders, () => []);
  runtime.answer(telephonyEndpoints.history, () => []);
  runtime.answer(telephonyEndpoints.content, () => ({ customContent: { telephonyScriptPages: [] } }));
  renderWithRuntime(<Panel />, runtime);
  return { runtime, events: () => runtime.recorded.events };
}

const click = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));
const agree = async (name: RegExp) => {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
};

describe('the CRM around the panel hears', () => {
  it('that a note was saved, without its text, once it is stored', async () => {
    const { runtime, events } = open();
    runtime.answer(telephonyEndpoints.saveNote, () => {
      throw new ApiError(problem('UNAVAILABLE'));
    });
    await user.type(screen.getByRole('textbox', { name: /New note/ }), 'Partner Rob pays');
    await click(/^Save note/);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(events()).toEqual([]);
    runtime.answer(telephonyEndpoints.saveNote, ({ body: { content } }) => ({
      id: '1',
      content,
      dateCreated: '2026-11-20T10:42:00Z',
      author: 'Jordan Lee',
      remindOn: null,
    }));
    await click(/^Save note/);
    await waitFor(() => expect(events()).toEqual([{ name: 'note', detail: {} }]));
  });

  it.each([
    ['the link', /^Send (the )?link/, null],
    ['an invite', /energy invite/, 'energy'],
  ])('that %s was sent', async (_, name, journey) => {
    const { runtime, events } = open();
    runtime.answer(telephonyEndpoints.sendLink, () => undefined);
    await click(name);
    await waitFor(() => expect(events()).toEqual([{ name: 'link', detail: { journey } }]));
  });

  it('that the enrolment was finished', async () => {
    const { runtime, events } = open();
    runtime.answer(telephonyEndpoints.finish, () => ({ ...sam, version: 2, closedAt: '2026-11-20T10:42:00Z' }));
    await click(/^Finish$/);
    await agree(/^Finish/);
    await waitFor(() => expect(events()).toEqual([{ name: 'finished', detail: {} }]));
  });

  it('that the customer was forgotten, before the call ends', async () => {
    const { runtime, events } = open();
    runtime.answer(telephonyEndpoints.forget, () => ({ id: sam.id }));
    await click(/^Right to be forgotten$/);
    await agree(/^Agree$/);
    await waitFor(() => expect(events()).toEqual([{ name: 'forgotten', detail: {} }]));
    expect(runtime.recorded.endedCalls).toHaveLength(1);
  });
});
