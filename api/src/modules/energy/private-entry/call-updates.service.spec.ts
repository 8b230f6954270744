import { ManualTimers } from '../../../../test/support/manual-timers.js';
import { CallerIdentity } from '../../../common/access/caller.js';
import type { CallStates, CallStateService, SharedUpdate } from './call-state.service.js';
import { CallUpdatesService } from './call-updates.service.js';
import type { PresenceService } from './presence.service.js';

const caller = new CallerIdentity('agent', 'e-1', 's-1', null, 'Jordan Lee');
const statesAt = (version: number): CallStates => ({
  updates: new Map<string, SharedUpdate>([['e-1', { version, privateEntries: [], latestNote: null }]]),
  present: [],
  activeSessions: new Set(['s-1']),
});

/** A service whose answers from the database the test gives, each when it wants to. */
function aService() {
  const reads: ((states: CallStates) => void)[] = [];
  const calls = {
    read: () => new Promise<CallStates>((resolve) => reads.push(resolve)),
  } as unknown as CallStateService;
  const presence = { renew: jest.fn(async () => undefined), leave: jest.fn(async () => undefined) };
  const timers = new ManualTimers();
  const updates = new CallUpdatesService(calls, presence as unknown as PresenceService, timers, {
    CALL_STREAM_SECONDS: 60,
  });
  const open = async () => {
    const opening = updates.open(caller);
    reads.pop()?.(statesAt(1));
    return opening;
  };
  /** A poll with its response. */
  const polled = async () => {
    poll();
    reads.pop()?.(statesAt(1));
    await settled();
  };
  const polls = () => timers.pending.filter(({ milliseconds }) => milliseconds === 1000);
  const poll = () => {
    const [next] = polls();
    if (next) timers.pending.splice(timers.pending.indexOf(next), 1);
    next?.run();
  };
  return { calls, open, poll, polled, polls, reads, timers, presence, updates };
}

/** Resolves after pending promises have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the streams of a process', () => {
  it('share one poll, also when all of them end during one and another opens', async () => {
    const { open, poll, polls, reads } = aService();
    (await open()).destroy();
    await settled();
    const first = await open();
    poll();
    first.destroy();
    await settled();
    await open();
    reads.pop()?.(statesAt(1));
    await settled();
    expect(polls()).toHaveLength(1);
  });

  it('get nothing more once they have ended, also from a poll under way', async () => {
    const { open, poll, reads, timers } = aService();
    const stream = await open();
    const errors: unknown[] = [];
    stream.on('error', (error) => errors.push(error));
    poll();
    timers.pending.find(({ milliseconds }) => milliseconds === 60_000)?.run();
    reads.pop()?.(statesAt(2));
    await settled();
    expect(errors).toEqual([]);
  });
});

describe('a stream', () => {
  it('gets each message once, and the next one after a change', async () => {
    const { open, poll, polled, reads } = aService();
    const stream = await open();
    const versions: number[] = [];
    stream.on('data', (message: Buffer) => versions.push(Number(/"version":(\d+)/.exec(String(message))?.[1])));
    await polled();
    await polled();
    expect(versions).toEqual([1]);
    poll();
    reads.pop()?.(statesAt(2));
    await settled();
    expect(versions).toEqual([1, 2]);
  });

  it('continues after a poll in which the database was down', async () => {
    const { calls, open, poll, polls } = aService();
    const stream = (await open()).resume();
    jest.spyOn(calls, 'read').mockRejectedValueOnce(new Error('no connection'));
    poll();
    await settled();
    expect(polls()).toHaveLength(1);
    expect(stream.readableEnded).toBe(false);
  });

  it('continues after the presence of its agent could not be stored', async () => {
    const { open, polled, polls, presence } = aService();
    await open();
    presence.renew.mockRejectedValueOnce(new Error('no connection'));
    for (let second = 1; second <= 5; second += 1) await polled();
    expect(presence.renew).toHaveBeenCalledTimes(2);
    expect(polls()).toHaveLength(1);
  });

  it('leaves no timer when the process ends, even if it opens only then', async () => {
    const { open, timers, updates } = aService();
    await open();
    updates.onModuleDestroy();
    expect(timers.pending).toEqual([]);
    const last = (await open()).resume();
    await settled();
    expect(last.readableEnded).toBe(true);
    expect(timers.pending).toEqual([]);
  });
});

describe('the presence of an agent', () => {
  const jordan = { sessionId: 's-1', enrolmentId: 'e-1', agentName: 'Jordan Lee' };

  it('is renewed every five seconds while the stream is open, and no longer than that', async () => {
    const { open, polled, presence, timers } = aService();
    await open();
    expect(presence.renew.mock.calls).toEqual([[[jordan]]]);
    for (let second = 1; second <= 4; second += 1) await polled();
    expect(presence.renew).toHaveBeenCalledTimes(1);
    await polled();
    expect(presence.renew.mock.calls.at(-1)).toEqual([[jordan]]);
    expect(presence.renew).toHaveBeenCalledTimes(2);
    timers.pending.find(({ milliseconds }) => milliseconds === 60_000)?.run();
    for (let second = 1; second <= 6; second += 1) await polled();
    expect(presence.renew).toHaveBeenCalledTimes(2);
  });

  it('ends when the last stream of the login hangs up', async () => {
    const { open, presence } = aService();
    const [one, other] = [await open(), await open()];
    one.destroy();
    await settled();
    expect(presence.leave).not.toHaveBeenCalled();
    other.destroy();
    await settled();
    expect(presence.leave.mock.calls).toEqual([['s-1']]);
  });

  it('outlives a stream that the server ends, because the page opens another one', async () => {
    const { open, presence, timers, updates } = aService();
    (await open()).resume();
    timers.pending.find(({ milliseconds }) => milliseconds === 60_000)?.run();
    await settled();
    (await open()).resume();
    updates.onModuleDestroy();
    await settled();
    expect(presence.leave).not.toHaveBeenCalled();
  });
});
