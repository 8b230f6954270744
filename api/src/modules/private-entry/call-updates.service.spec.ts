import type { CallUpdate } from '@home-move/contract';
import { ManualTimers } from '../../../test/support/manual-timers.js';
import { CallerIdentity } from '../../common/access/caller.js';
import type { Env } from '../../config/env.js';
import type { CallStates, CallStateService } from './call-state.service.js';
import { CallUpdatesService } from './call-updates.service.js';

const caller = new CallerIdentity('agent', 'e-1', 's-1', null, 'Jordan Lee');
const statesAt = (version: number): CallStates => ({
  updates: new Map<string, CallUpdate>([['e-1', { version, privateEntries: [] }]]),
  activeSessions: new Set(['s-1']),
});

/** A service whose answers from the database the test gives, each when it wants to. */
function aService() {
  const reads: ((states: CallStates) => void)[] = [];
  const calls = {
    read: () => new Promise<CallStates>((resolve) => reads.push(resolve)),
  } as unknown as CallStateService;
  const timers = new ManualTimers();
  const updates = new CallUpdatesService(calls, timers, { CALL_STREAM_SECONDS: 60 } as Env);
  const open = async () => {
    const opening = updates.open(caller);
    reads.pop()?.(statesAt(1));
    return opening;
  };
  const polls = () => timers.pending.filter(({ milliseconds }) => milliseconds === 1000);
  const poll = () => {
    const [next] = polls();
    if (next) timers.pending.splice(timers.pending.indexOf(next), 1);
    next?.run();
  };
  return { open, poll, polls, reads, timers };
}

/** What was awaited has run. */
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
