import { ManualTimers } from '../../../../test/support/manual-timers.js';
import { Clock } from '../../../common/clock/clock.js';
import { CallLease } from './call-lease.js';

class StoppedClock extends Clock {
  override now(): Date {
    return new Date('2026-11-20T10:00:00.000Z');
  }
}

const setUp = () => {
  const timers = new ManualTimers();
  return { timers, lease: new CallLease(new StoppedClock(), timers, 5000) };
};
/** Waits for pending promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const thirdParty = (retryAfter: number) => ({ code: 'THIRD_PARTY', data: { retryAfter } });

describe('the renewal of a lease', () => {
  it('continues after one that failed, until the call ends', async () => {
    const { timers, lease } = setUp();
    const renew = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('no connection'));
    const stop = lease.keep(renew);
    timers.runAll();
    await settled();
    timers.runAll();
    await settled();
    expect(renew).toHaveBeenCalledTimes(2);
    await stop();
    expect(timers.pending).toEqual([]);
  });

  it('in progress when the call ends is awaited, and is the last one', async () => {
    const { timers, lease } = setUp();
    let finish: () => void = () => undefined;
    const stop = lease.keep(() => new Promise<void>((resolve) => (finish = resolve)));
    timers.runAll();
    let isStopped = false;
    const stopping = stop().then(() => (isStopped = true));
    await settled();
    expect(isStopped).toBe(false);
    finish();
    await stopping;
    expect(timers.pending).toEqual([]);
  });
});

describe('a lease', () => {
  it.each([
    ['2026-11-20T10:00:00.001Z', 1],
    ['2026-11-20T10:00:01.000Z', 1],
    ['2026-11-20T10:00:01.001Z', 2],
  ])('until %s makes a change wait %d seconds', (until, seconds) => {
    expect(() => setUp().lease.rejectWhileInProgress(new Date(until))).toThrow(
      expect.objectContaining(thirdParty(seconds)) as Error,
    );
  });

  it('that ends now lets a change pass', () => {
    expect(() => setUp().lease.rejectWhileInProgress(new Date('2026-11-20T10:00:00.000Z'))).not.toThrow();
  });
});
