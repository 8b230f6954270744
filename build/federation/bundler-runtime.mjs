// Replaces @module-federation/webpack-bundler-runtime in the entry of a remote. Such a container consumes the shell's
// modules, has no fallbacks for them, and consumes no remotes. The replacement is 4 kB smaller. It has no error texts,
// because telemetry reports error codes. The document may run an entry before the shell: nothing here reads the shell's
// federation runtime until the shell opens the container.

const instances = new WeakMap();

/** The federation instance of a container; a retry evaluates the entry again, and takes the earlier one. */
function instanceOf({ federation: { initOptions } }) {
  if (!instances.has(initOptions)) instances.set(initOptions, createInstance(initOptions));
  return instances.get(initOptions);
}

function createInstance(initOptions) {
  const core = globalThis._FEDERATION_RUNTIME_CORE;
  const options = { ...initOptions, id: '' };
  const earlier = core.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ name }) => name === initOptions.name);
  if (earlier) {
    earlier.initOptions(options);
    return earlier;
  }
  const Instance = core.getGlobalFederationConstructor() || core.ModuleFederation;
  const instance = new Instance(options);
  core.setGlobalFederationInstance(instance);
  return instance;
}

function initContainerEntry({ webpackRequire, shareScope, initScope, shareScopeKey, remoteEntryInitOptions }) {
  const instance = instanceOf(webpackRequire);
  const { shareScopeMap: hostShareScopeMap = {} } = remoteEntryInitOptions;
  instance.initOptions({ name: instance.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
  // Makes the shell's share scope that of this container.
  webpackRequire.S = instance.shareScopeMap;
  return webpackRequire.I(shareScopeKey, initScope);
}

/** Once for each share scope. */
function initializeSharing({ shareScopeName, webpackRequire, initPromises, initScope }) {
  const instance = instanceOf(webpackRequire);
  return (initPromises[shareScopeName] ??= Promise.all(
    instance.initializeSharing(shareScopeName, { strategy: instance.options.shareStrategy, initScope, from: 'build' }),
  ).then(() => true));
}

/** Loads the shared modules of a chunk; one that failed is requested again with the next attempt to load the chunk. */
function consumes({ chunkId, promises, installedModules, webpackRequire }) {
  const { moduleIdToConsumeDataMapping: modules, chunkMapping } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= install(id, { chunkId, installedModules, webpackRequire, consumed: modules[id] });
    promises.push(installedModules[id]);
  }
}

async function install(id, { chunkId, installedModules, webpackRequire, consumed }) {
  try {
    const factory = await load(consumed, { webpackRequire, moduleId: id, chunkId });
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = factory();
    };
  } catch (error) {
    delete installedModules[id];
    webpackRequire.m[id] = () => {
      // Otherwise webpack would keep the error for every later attempt.
      delete webpackRequire.c[id];
      throw error;
    };
  }
}

async function load({ shareKey, shareScope, fallback, ...shareConfig }, { webpackRequire, moduleId, chunkId }) {
  const factory = await instanceOf(webpackRequire).loadShare(shareKey, {
    customShareInfo: { shareConfig, scope: [].concat(shareScope) },
    context: { trigger: 'build', moduleId, chunkId },
  });
  return factory === false ? fallback() : factory;
}

const federation = {
  // In place of an instance, which webpack's runtime would otherwise create at once.
  instance: {},
  bundlerRuntime: { consumes, I: initializeSharing, S: {}, initContainerEntry },
};

// oxlint-disable-next-line import/no-default-export -- what the federation plugin imports
export { federation as default };
