import { RetryBudget, type RetryOutcome } from './retry-budget.js';

let now: number;
let outcomes: RetryOutcome[];
beforeEach(() => {
  now = 1000;
  outcomes = [];
});

const budget = (percent: number, perMinute: number) =>
  new RetryBudget(
    { percent, perMinute },
    (outcome) => outcomes.push(outcome),
    () => now,
  );
const callTimes = (count: number, retries: RetryBudget) => {
  for (let calls = 0; calls < count; calls += 1) retries.countCall();
};
const takeTimes = (count: number, retries: RetryBudget) => Array.from({ length: count }, () => retries.takeRetry());

describe('a retry budget', () => {
  it('allows its minimum for a single call', () => {
    const retries = budget(20, 2);
    callTimes(1, retries);
    expect(takeTimes(3, retries)).toEqual([true, true, false]);
  });

  it('allows its share of the calls if that is more', () => {
    const retries = budget(20, 2);
    callTimes(25, retries);
    expect(takeTimes(6, retries)).toEqual([true, true, true, true, true, false]);
  });

  it('allows none at zero', () => {
    const retries = budget(0, 0);
    callTimes(100, retries);
    expect(retries.takeRetry()).toBe(false);
  });

  it('is renewed after a minute', () => {
    const retries = budget(0, 1);
    expect(retries.takeRetry()).toBe(true);
    now += 59_999;
    expect(retries.takeRetry()).toBe(false);
    now += 1;
    expect(retries.takeRetry()).toBe(true);
  });

  it('forgets calls that are older than a minute', () => {
    const retries = budget(50, 0);
    callTimes(10, retries);
    now += 30_000;
    callTimes(2, retries);
    now += 30_000;
    expect(takeTimes(2, retries)).toEqual([true, false]);
  });

  it('reports each decision', () => {
    takeTimes(2, budget(0, 1));
    expect(outcomes).toEqual(['sent', 'over-budget']);
  });
});
