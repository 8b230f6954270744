import { readFileSync } from 'node:fs';

const shell = JSON.parse(readFileSync(new URL('../../shell/package.json', import.meta.url), 'utf8'));

/** The modules that the shell provides to every remote; with fewer than these four each remote carries React of its own. */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The shell's exact version of a shared module. */
export const providedVersion = (module) => shell.dependencies[module.split('/')[0]];

/** The ranges that a remote's record states. */
export const ranges = Object.fromEntries(sharedModules.map((module) => [module, `^${providedVersion(module)}`]));

/** What a remote consumes. `import: false`: without the shell there is no React, and no second copy with it. */
export const consumed = Object.fromEntries(
  sharedModules.map((module) => [module, { singleton: true, import: false, requiredVersion: ranges[module] }]),
);
