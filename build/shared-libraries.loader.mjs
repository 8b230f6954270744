import { providedModules, providedVersion, sharedLibraries } from './shared-modules.mjs';

/** With the mark of an ES module: a remote would otherwise take the whole module for its default export. */
const imported = (module, { chunk, exports }) =>
  `import(/* webpackChunkName: "provided-${chunk}" */ /* webpackExports: ${JSON.stringify(['__esModule', ...exports])} */ '${module}')`;

/** webpack loader that generates the shell's list of provided modules from `shared-modules.mjs`. */
export default function writeSharedLibraries() {
  const libraries = Object.entries(sharedLibraries).map(
    ([module, library]) =>
      `{ module: '${module}', version: '${providedVersion(module)}', load: () => ${imported(module, library)} }`,
  );
  const versions = Object.fromEntries(providedModules.map((module) => [module, providedVersion(module)]));
  return [
    `export const sharedLibraries = [${libraries.join(', ')}];`,
    `export const providedVersions = ${JSON.stringify(versions)};`,
  ].join('\n');
}
