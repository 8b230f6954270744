import { ApiError, networkProblem, privateEntryEndpoints, problem, type CallUpdate } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CallUpdatesProvider, useCallUpdates } from './use-call-updates';

const enrolment = anEnrolment();
const anUpdate = (update: Partial<CallUpdate> = {}): CallUpdate => ({
  version: enrolment.version,
  privateEntries: [],
  colleagues: [],
  latestNote: null,
  ...update,
});

/** Renders the values of the hook. */
function Consumer() {
  const { connection, latestNote } = useCallUpdates();
  return (
    <p>
      {connection}, {latestNote ?? 'no note'}
    </p>
  );
}

function open({ hasStream = true } = {}) {
  let send: (update: CallUpdate) => void = () => undefined;
  const follow = jest.fn(({ onUpdate }: { readonly onUpdate: (update: CallUpdate) => void }) => {
    send = onUpdate;
    return hasStream ? new Promise<void>(() => undefined) : Promise.reject(new ApiError(problem('NOT_FOUND')));
  });
  const runtime = createTestRuntime({ portal: 'telephony', enrolment, follow });
  runtime.answer(privateEntryEndpoints.latest, () => anUpdate());
  const refresh = jest.spyOn(runtime.enrolment, 'refresh').mockResolvedValue(enrolment);
  renderWithRuntime(
    <CallUpdatesProvider>
      <Consumer />
    </CallUpdatesProvider>,
    runtime,
  );
  const update = (changed: Partial<CallUpdate>) => act(async () => send(anUpdate(changed)));
  return { runtime, refresh, follow, update };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const { version } = enrolment;

describe('the enrolment', () => {
  it('is loaded again when someone else has changed it, so that the page on screen can continue', async () => {
    const { update, refresh } = open();
    await update({});
    await wait(1000);
    expect(refresh).not.toHaveBeenCalled();
    await update({ version: version + 1 });
    await wait(1000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is loaded again without a stream too', async () => {
    const { runtime, refresh } = open({ hasStream: false });
    await wait(3000);
    expect(refresh).not.toHaveBeenCalled();
    runtime.answer(privateEntryEndpoints.latest, () => anUpdate({ version: version + 1 }));
    await wait(4000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is not loaded again for the agent’s own change, which returns with its call', async () => {
    const { runtime, update, refresh } = open();
    await update({ version: version + 1 });
    act(() => runtime.enrolment.set({ ...enrolment, version: version + 1 }));
    await wait(1000);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('without a stream', () => {
  it('the panel polls every three seconds, and tries the stream again after half a minute', async () => {
    const { runtime, follow } = open({ hasStream: false });
    await wait(29_000);
    expect(runtime.recorded.calls.map(({ path }) => path)).toEqual(Array(10).fill('/enrolment/updates/latest'));
    expect(follow).toHaveBeenCalledTimes(1);
    await wait(1000);
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('the panel gets the same update', async () => {
    const { runtime } = open({ hasStream: false });
    runtime.answer(privateEntryEndpoints.latest, () => anUpdate({ latestNote: 'n-1' }));
    await wait(3000);
    expect(screen.getByText('polling, n-1')).toBeVisible();
  });

  it('a failure is known, and passes by itself', async () => {
    const { runtime } = open({ hasStream: false });
    runtime.answer(privateEntryEndpoints.latest, () => {
      throw new ApiError(networkProblem);
    });
    await wait(3000);
    expect(screen.getByText('offline, no note')).toBeVisible();
    runtime.answer(privateEntryEndpoints.latest, () => anUpdate());
    await wait(3000);
    expect(screen.getByText('polling, no note')).toBeVisible();
  });

  it.each([
    ['the login has ended', 'UNAUTHENTICATED'],
    ['the agent may not see the call any more', 'FORBIDDEN'],
  ] as const)('the panel stops once %s', async (_, code) => {
    const { runtime, follow } = open({ hasStream: false });
    runtime.answer(privateEntryEndpoints.latest, () => {
      throw new ApiError(problem(code));
    });
    await wait(60_000);
    expect(runtime.recorded.calls.length).toBeLessThanOrEqual(2);
    expect(follow).toHaveBeenCalledTimes(1);
  });
});

it('connects again when the server has ended the stream, and stops when the panel is closed', async () => {
  const ends: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const runtime = createTestRuntime({
    portal: 'telephony',
    enrolment,
    follow: ({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => void ends.push(resolve));
    },
  });
  const { unmount } = renderWithRuntime(
    <CallUpdatesProvider>
      <Consumer />
    </CallUpdatesProvider>,
    runtime,
  );
  await act(async () => ends[0]?.());
  await wait(1000);
  expect(signals).toHaveLength(2);
  unmount();
  expect(signals[1]?.aborted).toBe(true);
  await waitFor(() => expect(runtime.recorded.calls).toEqual([]));
});
