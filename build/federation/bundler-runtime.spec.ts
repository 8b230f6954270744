import federation from './bundler-runtime.mjs';

const { consumes, I: initializeSharing, initContainerEntry } = federation.bundlerRuntime;

/** The shell's share scope with one library, whose first request fails. */
function aShell() {
  const loadShare = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'the library');
  const instances: object[] = [];
  class ModuleFederation {
    readonly options = {};
    readonly shareScopeMap = { default: {} };
    constructor(readonly given: { readonly name: string }) {}
    readonly name = 'hm_solar';
    readonly loadShare = loadShare;
    readonly initOptions = jest.fn();
    readonly initShareScopeMap = jest.fn();
    readonly initializeSharing = () => [];
  }
  const core = {
    ModuleFederation,
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
    getGlobalFederationConstructor: () => undefined,
    setGlobalFederationInstance: (instance: object) => instances.push(instance),
  };
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', core);
  return { instances, loadShare };
}

/** What webpack's runtime gives to the container of a remote whose chunk 1 needs jotai. */
function aContainer() {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {},
    S: {},
    federation: { ...federation, initOptions: { name: 'hm_solar', remotes: [], shared: {} } },
    consumesLoadingData: {
      chunkMapping: { 1: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'jotai', shareScope: ['default'], fallback: () => undefined } },
    },
    I: (shareScopeName: string, initScope: object[]) =>
      initializeSharing({ shareScopeName, webpackRequire, initPromises: {}, initScope }),
  };
  const installedModules = {};
  return {
    open: (shareScopeMap: object) =>
      initContainerEntry({
        webpackRequire,
        shareScope: {},
        initScope: [],
        shareScopeKey: 'default',
        remoteEntryInitOptions: { shareScopeMap },
      }),
    /** Loads chunk 1 and requires the module that it shares. */
    async use() {
      const promises: Promise<unknown>[] = [];
      consumes({ chunkId: 1, promises, installedModules, webpackRequire });
      await Promise.all(promises);
      const module = { exports: undefined as unknown };
      webpackRequire.m['7']?.(module);
      return module.exports;
    },
  };
}

describe('the runtime of an entry', () => {
  it('needs the shell only when the shell opens the container', async () => {
    const container = aContainer();
    const { instances } = aShell();
    await container.open({});
    expect(instances).toHaveLength(1);
  });

  it('requests a library that did not arrive again with the next attempt', async () => {
    const { loadShare } = aShell();
    const container = aContainer();
    await container.open({});
    await expect(container.use()).rejects.toThrow('offline');
    expect(await container.use()).toBe('the library');
    expect(await container.use()).toBe('the library');
    expect(loadShare).toHaveBeenCalledTimes(2);
  });

  it('keeps its instance when a retry evaluates the entry again', async () => {
    const { instances } = aShell();
    await aContainer().open({});
    await aContainer().open({});
    expect(instances).toHaveLength(1);
  });
});
