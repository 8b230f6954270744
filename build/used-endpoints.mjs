import { join, sep } from 'node:path';
import { createJiti } from 'jiti';

/** The contract's definitions of API calls. */
export const endpointsFolder = join(import.meta.dirname, '..', 'contract', 'src', 'endpoints');

/**
 * The API calls that the modules of a build refer to, sorted: `GET /api/v1/addresses/:postcode`. They come from webpack's module
 * graph, because emitted chunks contain every call of an area of which they use one. Call it once chunks exist and before modules
 * are concatenated. A module that uses a whole area counts as using every call of it.
 */
export function usedEndpoints(compilation, folder = endpointsFolder) {
  const isDefinition = ({ resource = '' }) => resource.startsWith(`${folder}${sep}`);
  // Builds need no compiled contract.
  const load = createJiti(import.meta.url, { fsCache: false });
  const used = new Set();
  for (const module of compilation.modules) {
    // Definitions refer to each other; a module in no chunk is left out of the build.
    if (isDefinition(module) || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const { definition, path } of references(compilation.moduleGraph, module)) {
      if (!isDefinition(definition)) continue;
      for (const endpoint of endpointsAt(load(definition.resource), path)) used.add(describe(endpoint));
    }
  }
  return [...used].toSorted((a, b) => (a < b ? -1 : 1));
}

/** The imported values that a module uses: the module that defines each, and the path of names to it. */
function references(moduleGraph, module) {
  return module.dependencies
    .filter((dependency) => dependency.type === 'harmony import specifier')
    .filter((dependency) => moduleGraph.getConnection(dependency)?.isActive(undefined))
    .flatMap((dependency) =>
      dependency
        .getReferencedExports(moduleGraph, undefined)
        .map((reference) => definitionOf(moduleGraph, moduleGraph.getModule(dependency), reference.name ?? reference)),
    );
}

/** Follows re-exports to the module that defines a name. */
function definitionOf(moduleGraph, module, path) {
  const [name, ...members] = path;
  const target = name === undefined ? undefined : moduleGraph.getExportInfo(module, name).getTarget(moduleGraph);
  return target?.export
    ? { definition: target.module, path: [...target.export, ...members] }
    : { definition: module, path };
}

const isEndpoint = (value) => typeof value?.method === 'string' && typeof value.path === 'string';

/** The endpoint at a path of names, which may continue into its fields; all endpoints below the path if it ends before one. */
function endpointsAt(value, [name, ...rest]) {
  if (isEndpoint(value)) return [value];
  if (name !== undefined) return endpointsAt(value?.[name], rest);
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((member) => endpointsAt(member, []));
}

const describe = ({ method, version, path }) => `${method} /api/${version}${path}`;
