import { createInstance } from '@module-federation/runtime';
import { shareLibraries } from './library-shares';

const library = { default: () => 'data' };

/** A host that offers SWR 2.5.1. */
function hostWith(load: () => Promise<object>) {
  const host = createInstance({ name: 'shell', remotes: [] });
  shareLibraries(host, [{ module: 'swr', version: '2.5.1', load }]);
  return host;
}

/** A remote of that host, which may have its own copy; `load` requests the library as a chunk does. */
async function remoteOf(host: ReturnType<typeof hostWith>, own?: object) {
  const copy = { version: '2.5.1', get: async () => () => own };
  const remote = createInstance({ name: 'zz_remote', remotes: [], shared: own ? { swr: copy } : {} });
  remote.initShareScopeMap('default', host.shareScopeMap['default'] ?? {});
  await Promise.all(remote.initializeSharing('default'));
  return {
    async load(requiredVersion = '^2.5.1') {
      const customShareInfo = { scope: ['default'], shareConfig: { requiredVersion } };
      const factory = await remote.loadShare('swr', { customShareInfo });
      return factory && factory();
    },
  };
}

describe('a shared library', () => {
  it('is loaded once, by the first remote that needs it', async () => {
    const load = jest.fn(async () => library);
    const host = hostWith(load);
    const [first, second] = await Promise.all([remoteOf(host), remoteOf(host)]);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([first.load(), second.load()])).toEqual([library, library]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failure', async () => {
    const load = jest.fn<Promise<object>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(library);
    const remote = await remoteOf(hostWith(load));
    await expect(remote.load()).rejects.toThrow('offline');
    expect(await remote.load()).toBe(library);
  });

  it('is the copy of the shell even if a remote has its own', async () => {
    const remote = await remoteOf(
      hostWith(async () => library),
      { default: () => 'another copy' },
    );
    expect(await remote.load()).toBe(library);
  });

  it('is not given to a remote that needs another version', async () => {
    const remote = await remoteOf(hostWith(async () => library));
    expect(await remote.load('^3.0.0')).toBe(false);
  });
});
