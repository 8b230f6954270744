import { readFileSync } from 'node:fs';

const shell = JSON.parse(readFileSync(new URL('../shell/package.json', import.meta.url), 'utf8'));

/** The modules that the shell provides to every remote; without all four, each remote would bundle its own React. */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The shell's exact version of a shared module. */
export const providedVersion = (module) => shell.dependencies[module.split('/')[0]];

/** The version ranges for a remote's record. */
export const sharedRanges = Object.fromEntries(sharedModules.map((module) => [module, `^${providedVersion(module)}`]));

/**
 * The federation plugin's `shared` of a remote. With `fallback`, the remote brings its own React in chunks that load only
 * where the host provides none; without, there is no React but the shell's.
 */
export const sharedConfig = ({ fallback = false } = {}) =>
  Object.fromEntries(
    sharedModules.map((module) => [
      module,
      { singleton: true, requiredVersion: sharedRanges[module], ...(!fallback && { import: false }) },
    ]),
  );
