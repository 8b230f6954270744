import { createHttpAnalytics } from './http-analytics';

const target = { url: 'https://analytics.example/v1/events', token: 'product-1' };
const fetcher = jest.fn(() => Promise.resolve({} as Response));
const now = () => new Date('2026-11-20T10:42:00Z');
const create = () => createHttpAnalytics({ target, fetcher, now });

interface Batch {
  readonly token: string;
  readonly person: string;
  readonly events: readonly { readonly event: string }[];
}
const batches = () =>
  (fetcher.mock.calls as unknown as [string, { readonly body: string }][]).map(
    ([, { body }]) => JSON.parse(body) as Batch,
  );

beforeEach(() => {
  jest.useFakeTimers();
  fetcher.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the analytics service', () => {
  it('receives the events of one second in one request that outlives the page and carries no referrer', () => {
    const analytics = create();
    analytics.track('step', { step: 'energy-list' });
    jest.advanceTimersByTime(999);
    analytics.track('complete');
    expect(fetcher).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(fetcher).toHaveBeenCalledWith(
      'https://analytics.example/v1/events',
      expect.objectContaining({
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        body: expect.stringMatching(/"person":"[0-9a-f]{32}"/) as string,
      }),
    );
    expect(batches()[0]).toMatchObject({
      token: 'product-1',
      events: [
        { event: 'step', at: '2026-11-20T10:42:00.000Z', properties: { step: 'energy-list' } },
        { event: 'complete', at: '2026-11-20T10:42:00.000Z', properties: {} },
      ],
    });
  });

  it('receives ten events at once without delay, and none twice', () => {
    const analytics = create();
    for (let count = 0; count < 11; count += 1) analytics.track('step');
    expect(batches().map(({ events }) => events.length)).toEqual([10]);
    analytics.flush();
    analytics.flush();
    jest.advanceTimersByTime(5000);
    expect(batches().map(({ events }) => events.length)).toEqual([10, 1]);
  });

  it('receives no pending events after consent is withdrawn', () => {
    const analytics = create();
    analytics.track('step');
    analytics.drop();
    jest.advanceTimersByTime(5000);
    expect(fetcher).not.toHaveBeenCalled();
  });

  it('sees a new person after the previous one is forgotten', () => {
    const analytics = create();
    analytics.alias('ref-1');
    analytics.forget();
    analytics.track('step');
    analytics.flush();
    const [first, second] = batches();
    expect(first?.person).not.toBe(second?.person);
    expect(first?.events[0]).toMatchObject({ event: 'alias', properties: { reference: 'ref-1' } });
  });

  it('may be down without disturbing the page', async () => {
    fetcher.mockReturnValueOnce(Promise.reject(new TypeError('Failed to fetch')));
    const analytics = create();
    analytics.track('step');
    expect(() => analytics.flush()).not.toThrow();
    await jest.advanceTimersByTimeAsync(5000);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});
