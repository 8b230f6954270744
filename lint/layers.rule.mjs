import { readFileSync } from 'node:fs';
import { dirname, posix, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const { packages, folders, exempt } = JSON.parse(readFileSync(new URL('layers.json', import.meta.url), 'utf8'));
const exemptPatterns = exempt.map((pattern) => new RegExp(pattern));

const isInside = (folder, path) => path === folder || path.startsWith(`${folder}/`);

/** The row of the first key that matches a path; "mfe-*" matches one folder of any such name. */
function ruleFor(path) {
  const key = Object.keys(packages).find((name) => {
    const pattern = new RegExp(`^${name.replace('*', '[^/]*')}(/|$)`);
    return pattern.test(path);
  });
  return key === undefined ? null : { own: path.split('/')[0], mayImport: packages[key] };
}

/** Why `from` must not import the package of `specifier` (`@home-move/ui`, `@home-move/ui/testing`); null if it may. */
function packageViolation(from, imported) {
  const rule = ruleFor(from);
  const [target] = imported.split('/');
  if (!rule || target === rule.own) return null;
  if (
    rule.mayImport.some(
      (allowed) => imported === allowed || (allowed.endsWith('/*') && isInside(allowed.slice(0, -2), imported)),
    )
  )
    return null;
  return `${rule.own} must not import ${imported}: it may import ${rule.mayImport.join(', ') || 'no package of ours'}`;
}

/** The position of a path among the layers of a folder: [layer, element]. The longest listed element that contains it counts. */
function placeIn({ folder, layers }, path) {
  const inFolder = path.slice(folder.length + 1).replace(/(?<=^[^/]*)\.[^/]*$/, '');
  const listed = layers.flat().filter((element) => isInside(element, inFolder));
  const name = listed.toSorted((one, other) => other.length - one.length)[0] ?? inFolder.split('/')[0];
  return { layer: layers.findIndex((elements) => elements.includes(name)), name };
}

const sourceFolder = /^([^/]+\/src)\/([^/]+)\//;

/** Whether both are in folders of one package's sources, and these folders have no order. */
function isUnordered(from, to) {
  const [, sources, own] = sourceFolder.exec(from) ?? [];
  const [, , imported] = sourceFolder.exec(to) ?? [];
  return (
    own !== undefined && imported !== undefined && own !== imported && !folders.some(({ folder }) => folder === sources)
  );
}

/** Why `from` must not import `to` (both paths in one package) by the order of folders; null if it may. */
function layerViolation(from, to) {
  if (exemptPatterns.some((pattern) => pattern.test(from))) return null;
  if (isUnordered(from, to)) return `${from.split('/')[0]}/src has no order of folders in lint/layers.json`;
  for (const order of folders) {
    if (!from.startsWith(`${order.folder}/`) || !to.startsWith(`${order.folder}/`)) continue;
    const importer = placeIn(order, from);
    const imported = placeIn(order, to);
    if (importer.name === imported.name) continue;
    for (const { layer, name } of [importer, imported])
      if (layer === -1) return `${order.folder}/${name} has no place in lint/layers.json`;
    if (imported.layer >= importer.layer)
      return `${importer.name} must not import ${imported.name}: in ${order.folder} imports point from later layers to earlier ones`;
  }
  return null;
}

/**
 * Imports follow `layers.json`: `packages` lists which packages a package may import, `folders` the order of folders inside
 * one, lowest first. Elements of one layer do not import each other. Files that match `exempt` may import any layer.
 */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = relative(root, context.filename).split(sep).join('/');

    function check(source) {
      if (typeof source?.value !== 'string') return;
      const specifier = source.value;
      const report = (message) => message && context.report({ node: source, message });
      if (specifier.startsWith('@home-move/')) {
        report(packageViolation(from, specifier.slice('@home-move/'.length)));
      } else if (specifier.startsWith('.')) {
        const to = posix.normalize(posix.join(dirname(from), specifier));
        const leavesPackage = to.split('/')[0] !== from.split('/')[0];
        report(leavesPackage ? packageViolation(from, to) : layerViolation(from, to));
      }
    }

    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument?.literal ?? argument),
    };
  },
};
