import type { Doc, Value } from '../bson/value.js';
import { CommandError } from '../errors/command.error.js';
import { compareValues } from './compare.js';
import { indexValuesAt, parsePath, type Path } from './path.js';

type SortField = { readonly path: Path; readonly direction: 1 | -1 };

/** Returns the items in BSON's order; the sort is stable. */
export function sortDocs<T>(items: readonly T[], docOf: (item: T) => Doc, spec: Doc): T[] {
  const fields = Object.entries(spec).map(([name, direction]) => sortField(name, direction));
  if (fields.length === 0) return [...items];
  const keyed = items.map((item) => ({ item, keys: sortKeys(docOf(item), fields) }));
  keyed.sort((a, b) => compareKeys(a.keys, b.keys, fields));
  return keyed.map(({ item }) => item);
}

function sortField(name: string, direction: Value): SortField {
  if (direction !== 1 && direction !== -1) {
    throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  }
  return { path: parsePath(name), direction };
}

function compareKeys(
  a: readonly (Value | undefined)[],
  b: readonly (Value | undefined)[],
  fields: readonly SortField[],
): number {
  for (const [at, { direction }] of fields.entries()) {
    const order = compareValues(a[at], b[at]) * direction;
    if (order !== 0) return order;
  }
  return 0;
}

// The key of an array is its smallest element in ascending order and its largest in descending order.
function sortKeys(doc: Doc, fields: readonly SortField[]): (Value | undefined)[] {
  const arrays = new Set<string>();
  return fields.map(({ path, direction }) => {
    const { values, arrayPath } = indexValuesAt(doc, path);
    if (arrayPath !== undefined) arrays.add(arrayPath);
    if (arrays.size > 1) throw new CommandError(2, 'cannot sort with keys that are parallel arrays');
    return values.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best));
  });
}
