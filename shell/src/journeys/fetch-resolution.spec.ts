import { fetchResolution } from './fetch-resolution';

const resolution = { remotes: [], lastGood: [] };
const asked = (hasPreview: boolean) => {
  const answer = { ok: true, text: () => Promise.resolve(JSON.stringify(resolution)) } as Response;
  const fetcher = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(answer));
  return { fetcher, result: fetchResolution({ brand: 'oakwood', branch: '12' }, hasPreview, fetcher) };
};

describe('the request for the versions of a brand', () => {
  it.each([
    [false, 'omit'],
    [true, 'same-origin'],
  ] as const)('is conditional; with a preview %s, it sends cookies: %s', async (hasPreview, credentials) => {
    const { fetcher, result } = asked(hasPreview);
    expect(await result).toEqual(resolution);
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/registry/resolution?brand=oakwood&branch=12');
    expect(init).toMatchObject({ cache: 'no-cache', credentials });
  });

  it('fails if the registry answers with an error', async () => {
    const fetcher = () => Promise.resolve({ ok: false, status: 503 } as Response);
    await expect(fetchResolution({}, false, fetcher)).rejects.toThrow('the registry answered 503');
  });
});
