import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The specifier of an import or re-export, static or dynamic, of another file of the project. */
const fileImport = /\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?(['"])(\.[^'"\n]*)\1/gs;

const endings = ['', '.ts', '.tsx', '.mjs'];

/** The file that a specifier names; null for a style sheet and other files without imports. */
function resolveFrom(file, specifier) {
  const path = resolve(dirname(file), specifier);
  const candidates = endings.flatMap((ending) => [path + ending, path.replace(/\.js$/, ending)]);
  const found = candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
  return found !== undefined && /\.(tsx?|mjs)$/.test(found) ? found : null;
}

function importsOf(file) {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(fileImport)].map((match) => match[2]);
  return specifiers.map((specifier) => resolveFrom(file, specifier)).filter((imported) => imported !== null);
}

/** The files of the shortest chain of imports from one file to another, both included; null if there is none. */
function chainBetween(from, to) {
  const chains = [[from]];
  const seen = new Set([from]);
  for (const chain of chains) {
    const last = chain.at(-1);
    if (last === to) return chain;
    for (const next of importsOf(last)) {
      if (seen.has(next)) continue;
      seen.add(next);
      chains.push([...chain, next]);
    }
  }
  return null;
}

/** No dynamic import leads back to its own file. `import/no-cycle` finds the cycles of static imports, and only those. */
export const cycles = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ImportExpression({ source }) {
      if (typeof source.value !== 'string' || !source.value.startsWith('.')) return;
      const imported = resolveFrom(context.filename, source.value);
      const chain = imported && chainBetween(imported, context.filename);
      if (!chain) return;
      const names = chain.map((file) => relative(root, file).split(sep).join('/'));
      context.report({ node: source, message: `Import cycle: this file imports ${names.join(', which imports ')}` });
    },
  }),
};
