import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The lock file contains the manifest of every package, so the build of a remote needs no checkout of the shell. */
const lockFile = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const { shell } = JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** The shell provides these four eagerly, as single copies; without all four, each remote would bundle its own React. */
export const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * The libraries that the shell provides in separate chunks, loaded with the first remote that needs them: module → name
 * of the chunk, and all exports that remotes may use. The chunk omits unlisted exports. Remove no export within a major
 * version, because published remotes rely on it (docs/decisions/0015).
 */
export const sharedLibraries = {
  // Every remote mounts with these three.
  'single-spa-react': { chunk: 'mount', exports: ['default'] },
  swr: { chunk: 'mount', exports: ['default', 'SWRConfig', 'useSWRConfig'] },
  jotai: {
    chunk: 'mount',
    exports: ['atom', 'createStore', 'Provider', 'useAtom', 'useAtomValue', 'useSetAtom', 'useStore'],
  },
  'react-hook-form': {
    chunk: 'forms',
    exports: ['get', 'set', 'useController', 'useForm', 'useFormState', 'useWatch'],
  },
  'zod/mini': {
    chunk: 'schemas',
    exports: [
      '_default',
      'array',
      'boolean',
      'custom',
      'discriminatedUnion',
      'enum',
      'extend',
      'int',
      'intersection',
      'length',
      'literal',
      'maximum',
      'maxLength',
      'minLength',
      'never',
      'nonnegative',
      'nullable',
      'number',
      'object',
      'optional',
      'pipe',
      'positive',
      'refine',
      'regex',
      'startsWith',
      'strictObject',
      'string',
      'toLowerCase',
      'transform',
      'undefined',
      'union',
      'unknown',
      'url',
    ],
  },
};

/** What the shell provides instead of the federation runtime that each remote's entry would contain. */
export const federationRuntime = '@module-federation/runtime-core';

const libraryNames = Object.keys(sharedLibraries);

/** Every module that the shell provides. */
export const providedModules = [...reactModules, ...libraryNames, federationRuntime];

/** The package of a module: "zod" of "zod/mini". */
export const packageOf = (module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)[0];

/** The shell's exact version of a module that it provides. */
export const providedVersion = (module) => shell.dependencies[packageOf(module)];

/** The version range of a module for a remote's record. */
export const sharedRange = (module) => `^${providedVersion(module)}`;

const reactShare = (module, fallback) => [
  module,
  { singleton: true, requiredVersion: sharedRange(module), ...(!fallback && { import: false }) },
];

/** Not a singleton: while remotes move to a new major version, two versions may be in one document. */
const libraryShare = (module) => [module, { strictVersion: true, requiredVersion: sharedRange(module), import: false }];

/**
 * The federation plugin's `shared` of a remote. One that stands alone shares React only, and brings its own in chunks that
 * load only where the host provides none; all others have nothing but the shell's.
 */
export const sharedConfig = ({ standsAlone = false } = {}) =>
  Object.fromEntries([
    ...reactModules.map((module) => reactShare(module, standsAlone)),
    ...(standsAlone ? [] : libraryNames.map(libraryShare)),
  ]);

/** The files that define the shared modules and their versions. */
export const sharedModulesFiles = [import.meta.filename, lockFile];
