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
import { aCallUpdate, anEnrolment, aPrivateEntry } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivateEntryRows } from './private-entry-rows';
import { CallUpdatesProvider } from '../call/use-call-updates';

const anUpdate = (privateEntries: readonly PrivateEntry[]): CallUpdate =>
  aCallUpdate({ version: anEnrolment().version, privateEntries });

interface OpenOptions {
  readonly path?: string;
  readonly enrolment?: Partial<Enrolment>;
  readonly hasStream?: boolean;
}

/** Renders the list next to a page, with a stream that the test writes to. */
function open({ path = '/enrolment/energy/payment', enrolment: fields = {}, hasStream = true }: OpenOptions = {}) {
  const enrolment = anEnrolment({ emailAddress: 'sam@example.test', contactNumber: '07700900101', ...fields });
  const match = stepAt(path);
  let send: (update: CallUpdate) => void = () => undefined;
  const follow = ({ onUpdate }: { readonly onUpdate: (update: CallUpdate) => void }) => {
    send = onUpdate;
    return hasStream ? new Promise<void>(() => undefined) : Promise.reject(new ApiError(problem('NOT_FOUND')));
  };
  const step = match && { ...match, path };
  const runtime = createTestRuntime({ portal: 'telephony', enrolment, step, follow });
  const { container } = renderWithRuntime(
    <CallUpdatesProvider>
      <PrivateEntryRows enrolment={enrolment} />
    </CallUpdatesProvider>,
    runtime,
  );
  const update = (privateEntries: readonly PrivateEntry[]) => act(async () => send(anUpdate(privateEntries)));
  return { runtime, container, update };
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
  runtime.answer(privateEntryEndpoints.create, () => aPrivateEntry());
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
    await update([aPrivateEntry({ state })]);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`Private entry, bank details: ${text}`);
  }
  expect(screen.queryByRole('button', { name: 'Cancel the request for bank details' })).toBeNull();
});

it('uses a new idempotency key after an unknown outcome of sending a link', async () => {
  const { runtime } = open();
  runtime.answer(privateEntryEndpoints.create, () => {
    throw new ApiError(problem('OUTCOME_UNKNOWN'));
  });
  await click('Ask by text message');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask the customer first.');
  runtime.answer(privateEntryEndpoints.create, () => aPrivateEntry());
  await click('Ask by text message');
  expect(await screen.findByText('Sent 10:42 AM by text message, waiting')).toBeVisible();
  const [first, second] = runtime.recorded.calls.filter(({ method }) => method === 'POST');
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

it('repeats a failed attempt under its idempotency key, and sends another link under a new one', async () => {
  const { runtime, update } = open();
  await update([aPrivateEntry({ state: 'ended' })]);
  runtime.answer(privateEntryEndpoints.create, () => {
    throw new ApiError(problem('UNAVAILABLE'));
  });
  await click('Ask by text message');
  await screen.findByRole('alert');
  runtime.answer(privateEntryEndpoints.create, () => aPrivateEntry({ id: '2' }));
  await click('Ask by text message');
  await screen.findByText('Sent 10:42 AM by text message, waiting');
  await update([aPrivateEntry({ id: '2', state: 'ended' })]);
  runtime.answer(privateEntryEndpoints.create, () => aPrivateEntry({ id: '3' }));
  await click('Ask by text message');
  await screen.findByText('Sent 10:42 AM by text message, waiting');
  const [failed, sent, again] = runtime.recorded.calls.filter(({ method }) => method === 'POST');
  expect(sent?.idempotencyKey).toBe(failed?.idempotencyKey);
  expect(again?.idempotencyKey).not.toBe(sent?.idempotencyKey);
});

it.each([
  ['/enrolment/energy/payment', ['ask by text message', 'ask by email']],
  ['/enrolment/energy/list', []],
])('offers to ask again only while the page needs it: %s', async (path, expected) => {
  const { update } = open({ path });
  await update([aPrivateEntry({ state: 'ended' })]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Private entry, bank details');
  expect(buttons()).toEqual(expected);
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
  await update([aPrivateEntry({ state: 'opened' })]);
  await click('Cancel the request for bank details');
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(runtime.recorded.calls.at(-1)).toMatchObject({ method: 'DELETE', input: { params: { id: '1' } } });
});

it('shows the latest entry of each kind only', async () => {
  const { update } = open();
  await update([aPrivateEntry({ id: '2' }), aPrivateEntry({ id: '1', state: 'ended' })]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('Sent 10:42 AM by text message, waiting');
});

it.each([
  ['DETAILS_MISSING', 'Please give us your name and contact details first'],
  ['CONFLICT', 'The page on screen does not need this from the customer.'],
  ['TARIFF_MISSING', 'The page on screen does not need this from the customer.'],
  ['ENROLMENT_COMPLETE', 'The page on screen does not need this from the customer.'],
] as const)('shows why nothing was sent: %s', async (code, text) => {
  const { runtime } = open();
  runtime.answer(privateEntryEndpoints.create, () => {
    throw new ApiError(problem(code));
  });
  await click('Ask by text message');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('shows that the portal cannot be reached, until it can again', async () => {
  jest.useFakeTimers();
  const { runtime } = open({ hasStream: false });
  runtime.answer(privateEntryEndpoints.latest, () => {
    throw new ApiError(networkProblem);
  });
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('No connection. This list may be out of date.')).toBeVisible();
  runtime.answer(privateEntryEndpoints.latest, () => anUpdate([aPrivateEntry()]));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText('No connection. This list may be out of date.')).toBeNull();
  expect(screen.getByText('Sent 10:42 AM by text message, waiting')).toBeVisible();
  jest.useRealTimers();
});
