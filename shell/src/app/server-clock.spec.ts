import { createClock, isFresh } from './server-clock';

beforeEach(() => jest.useFakeTimers({ now: new Date('2031-01-05T08:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('the clock', () => {
  it('follows the server’s when the device has a wrong date', () => {
    const now = createClock('2026-11-20T10:42:00.000Z');
    jest.advanceTimersByTime(90_000);
    expect(now().toISOString()).toBe('2026-11-20T10:43:30.000Z');
  });

  it.each([undefined, 'soon'])('follows the device’s when the server sends %j', (serverNow) => {
    expect(createClock(serverNow)().toISOString()).toBe('2031-01-05T08:00:00.000Z');
  });
});

it.each([
  ['came over the network', [{ transferSize: 5120 }], true],
  ['came from the cache', [{ transferSize: 0 }], false],
  ['is not known', [], false],
])('a document that %s', (_, entries, expected) => {
  const page = { performance: { getEntriesByType: () => entries } } as unknown as Window;
  expect(isFresh(page)).toBe(expected);
});
