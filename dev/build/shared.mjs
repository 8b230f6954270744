import { readFileSync } from 'node:fs';

const shell = JSON.parse(readFileSync(new URL('../../shell/package.json', import.meta.url), 'utf8'));

/** The modules that the shell provides to every remote; with fewer than these four each remote carries React of its own. */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The shell's exact version of a shared module. */
export const providedVersion = (module) => shell.dependencies[module.split('/')[0]];

/** The ranges that a remote's record states. */
export const ranges = Object.fromEntries(sharedModules.map((module) => [module, `^${providedVersion(module)}`]));

const sharedWith = (more) =>
  Object.fromEntries(
    sharedModules.map((module) => [module, { singleton: true, requiredVersion: ranges[module], ...more }]),
  );

/** What a remote consumes. `import: false`: without the shell there is no React, and no second copy with it. */
export const consumed = sharedWith({ import: false });

/** The same of a remote with a React of its own, in chunks that load only where the host provides none. */
export const consumedOrOwn = sharedWith({});
