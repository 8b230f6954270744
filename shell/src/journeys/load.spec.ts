import { aRecord } from '../testing/some-boot';
import { createLoadRemote } from './load';
import { loadEarly } from './load-early';
import { createRegistry } from './registry';

const remote = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
const registry = createRegistry({ remotes: [aRecord()], lastGood: [] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loading a remote', () => {
  it('gives its lifecycles', async () => {
    await expect(createLoadRemote(registry, async () => remote)('energy', 0)).resolves.toBe(remote);
  });

  it('asks for no code of a remote that needs another contract', async () => {
    const fetchRemote = jest.fn();
    const load = createLoadRemote(
      createRegistry({ remotes: [aRecord({ contract: '^2.0.0' })], lastGood: [] }),
      fetchRemote,
    );
    await expect(load('energy', 0)).rejects.toMatchObject({ code: 'HM-201' });
    expect(fetchRemote).not.toHaveBeenCalled();
  });

  it.each([
    ['is not published', 'onboarding' as const, async () => remote, 'HM-101'],
    ['cannot be fetched', 'energy' as const, () => Promise.reject(new Error('404')), 'HM-401'],
    ['has no lifecycles', 'energy' as const, async () => ({ mount: 1 }), 'HM-403'],
    ['gives nothing', 'energy' as const, async () => null, 'HM-403'],
  ])('fails with its code when the remote %s', async (_, journey, fetchRemote, code) => {
    await expect(createLoadRemote(registry, fetchRemote)(journey, 0)).rejects.toMatchObject({ code });
  });

  it('waits eight seconds for a slow remote and no longer', async () => {
    const loading = createLoadRemote(registry, () => new Promise(() => {}))('energy', 0);
    const settled = jest.fn();
    loading.catch(settled);
    await jest.advanceTimersByTimeAsync(7999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'HM-402' }));
  });
});

describe('the first journey', () => {
  it('is fetched before it is asked for, once', async () => {
    const load = jest.fn(async () => remote);
    const early = loadEarly(load, 'energy');
    expect(load).toHaveBeenCalledTimes(1);
    await early('energy', 0);
    expect(load).toHaveBeenCalledTimes(1);
    await early('energy', 1);
    await early('onboarding', 0);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
