import {
  ApiError,
  networkProblem,
  problem,
  privateEntryEndpoints,
  stepAt,
  type CallUpdate,
  type Enrolment,
  type PrivateEntry,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivateEntryRows } from './private-entry-rows';

const anEntry = (overrides: Partial<PrivateEntry> = {}): PrivateEntry => ({
  id: '1',
  scope: 'bank-details',
  channel: 'sms',
  state: 'sent',
  sentAt: '2026-11-20T10:42:00Z',
  ...overrides,
});

interface OpenOptions {
  readonly path?: string;
  readonly enrolment?: Partial<Enrolment>;
  readonly hasStream?: boolean;
}

/** The list beside a page, with a stream that the test writes to. */
function open({ path = '/enrolment/energy/payment', enrolment: fields = {}, hasStream = true }: OpenOptions = {}) {
  const enrolment = anEnrolment({ emailAddress: 'sam@example.test', contactNumber: '07700900101', ...fields });
  const match = stepAt(path);
  let send: (update: CallUpdate) => void = () => undefined;
  const follow = jest.fn(({ onUpdate }: { readonly onUpdate: (update: CallUpdate) => void }) => {
    send = onUpdate;
    return hasStream ? new Promise<void>(() => undefined) : Promise.reject(new ApiError(problem('NOT_FOUND')));
  });
  const step = match && { ...match, path };
  const runtime = createTestRuntime({ portal: 'telephony', enrolment, step, follow });
  runtime.answer(privateEntryEndpoints.list, () => []);
  const refresh = jest.spyOn(runtime.enrolment, 'refresh').mockResolvedValue(enrolment);
  const { container } = renderWithRuntime(<PrivateEntryRows enrolment={enrolment} />, runtime);
  const update = (privateEntries: readonly PrivateEntry[], version = enrolment.version) =>
    act(async () => send({ version, privateEntries, colleagues: [], latestNote: null }));
  return { runtime, container, update, refresh, follow, version: enrolment.version };
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent?.toLowerCase());
const click = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(name, 'i') }));

it.each([
  ['/enrolment/energy/payment', 'bank details'],
  ['/enrolment/energy/psr', 'health needs'],
  ['/onboarding/code', 'code'],
])('offers on %s to ask for %s', (path, what) => {
  open({ path });
  expect(screen.getByText(`Private entry, ${what}`)).toBeVisible();
  expect(screen.getByText('On their own phone. You see only that it is done.')).toBeVisible();
  expect(buttons()).toEqual(['ask by text message', 'ask by email']);
});

it('offers nothing on any other page', () => {
  open({ path: '/enrolment/energy/list' });
  expect(buttons()).toEqual([]);
});

it('offers the contacts that are known, and nothing once the enrolment is finished', () => {
  const { container } = open({ enrolment: { contactNumber: null } });
  expect(buttons()).toEqual(['ask by email']);
  container.remove();
  open({ enrolment: { contactNumber: null, emailAddress: null } });
  expect(screen.getByText('To ask the customer, save an email address or a mobile number first.')).toBeVisible();
  open({ enrolment: { closedAt: '2026-11-20T10:42:00Z' } });
  expect(buttons()).toEqual([]);
});

it('sends a link, and shows each state as it changes', async () => {
  const { runtime, container, update } = open();
  runtime.answer(privateEntryEndpoints.create, () => anEntry());
  await click('Ask by text message');
  expect(await screen.findByText('Sent 10:42 AM by text message, waiting')).toBeVisible();
  expect(runtime.recorded.calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/private-entry',
    input: { body: { scope: 'bank-details', channel: 'sms' } },
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
  await expectNoViolations(container);
  for (const [state, text] of [
    ['opened', 'The customer has opened it'],
    ['done', 'Done'],
  ] as const) {
    await update([anEntry({ state })]);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`Private entry, bank details: ${text}`);
  }
  expect(screen.queryByRole('button', { name: 'Cancel the request for bank details' })).toBeNull();
});

it('shows which of the two links is being sent', async () => {
  const { runtime } = open();
  runtime.answer(privateEntryEndpoints.create, () => new Promise(() => undefined));
  await click('Ask by email');
  expect(buttons()).toEqual(['ask by text message', 'ask by emailsending']);
});

it('cancels an entry', async () => {
  const { runtime, update } = open();
  runtime.answer(privateEntryEndpoints.cancel, () => undefined);
  await update([anEntry({ state: 'opened' })]);
  await click('Cancel the request for bank details');
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(runtime.recorded.calls.at(-1)).toMatchObject({ method: 'DELETE', input: { params: { id: '1' } } });
});

it('shows the latest entry of each kind only', async () => {
  const { update } = open();
  await update([anEntry({ id: '2' }), anEntry({ id: '1', state: 'ended' })]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('Sent 10:42 AM by text message, waiting');
});

it.each([
  ['DETAILS_MISSING', 'Please give us your name and contact details first'],
  ['CONFLICT', 'The page on screen does not need this from the customer.'],
] as const)('shows why nothing was sent: %s', async (code, text) => {
  const { runtime } = open();
  runtime.answer(privateEntryEndpoints.create, () => {
    throw new ApiError(problem(code));
  });
  await click('Ask by text message');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

describe('the enrolment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is loaded again when someone else has changed it, so that the page on screen can go on', async () => {
    const { update, refresh, version } = open();
    await update([], version);
    await wait(1000);
    expect(refresh).not.toHaveBeenCalled();
    await update([anEntry({ state: 'done' })], version + 1);
    await wait(1000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is loaded again when an entry is done while there is no stream', async () => {
    const { runtime, refresh } = open({ hasStream: false });
    await wait(0);
    runtime.answer(privateEntryEndpoints.list, () => [anEntry()]);
    await wait(3000);
    expect(screen.getByText('Sent 10:42 AM by text message, waiting')).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
    runtime.answer(privateEntryEndpoints.list, () => [anEntry({ state: 'done' })]);
    await wait(3000);
    expect(screen.getByText('Done')).toBeVisible();
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('without a stream', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('asks every three seconds, and tries the stream again after half a minute', async () => {
    const { runtime, follow } = open({ hasStream: false });
    await wait(29_000);
    expect(runtime.recorded.calls).toHaveLength(10);
    expect(follow).toHaveBeenCalledTimes(1);
    await wait(1000);
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('shows that the portal cannot be reached, and goes on by itself', async () => {
    const { runtime } = open({ hasStream: false });
    runtime.answer(privateEntryEndpoints.list, () => {
      throw new ApiError(networkProblem);
    });
    await wait(3000);
    expect(screen.getByText('No connection. This list may be out of date.')).toBeVisible();
    runtime.answer(privateEntryEndpoints.list, () => []);
    await wait(3000);
    expect(screen.queryByText('No connection. This list may be out of date.')).toBeNull();
  });

  it('stops once the login has ended', async () => {
    const { runtime, follow } = open({ hasStream: false });
    runtime.answer(privateEntryEndpoints.list, () => {
      throw new ApiError(problem('UNAUTHENTICATED'));
    });
    await wait(60_000);
    expect(runtime.recorded.calls.length).toBeLessThanOrEqual(2);
    expect(follow).toHaveBeenCalledTimes(1);
  });
});

it('connects again when the server has ended the stream, and stops when the panel is closed', async () => {
  jest.useFakeTimers();
  const ends: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment: anEnrolment(),
    follow: ({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => void ends.push(resolve));
    },
  });
  const { unmount } = renderWithRuntime(<PrivateEntryRows enrolment={anEnrolment()} />, runtime);
  await act(async () => ends[0]?.());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(signals).toHaveLength(2);
  unmount();
  expect(signals[1]?.aborted).toBe(true);
  jest.useRealTimers();
  await waitFor(() => expect(runtime.recorded.calls).toEqual([]));
});
