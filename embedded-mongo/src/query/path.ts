import { type Doc, field, isDoc, type Value } from '../bson/value.js';
import { CommandError, notSupported } from '../errors/command.error.js';

export type Path = readonly string[];

export function parsePath(dotted: string): Path {
  const segments = dotted.split('.');
  if (segments.includes('')) throw new CommandError(56, `The path '${dotted}' contains an empty field name`);
  for (const segment of segments) {
    if (segment.startsWith('$')) throw notSupported(`the path '${dotted}'`);
    if (segment === '__proto__') throw notSupported('the field name __proto__');
  }
  return segments;
}

export function isArrayOffset(segment: string): boolean {
  return /^(0|[1-9]\d*)$/.test(segment);
}

/**
 * The values that a query reads at a path. Arrays on the way are traversed, and only their documents count. `undefined` is a
 * missing field. An array at the end is one value.
 */
export function valuesAt(doc: Doc, path: Path): (Value | undefined)[] {
  const found: (Value | undefined)[] = [];
  collect(doc, path, 0, found);
  return found;
}

function collect(start: Value, path: Path, from: number, found: (Value | undefined)[]): void {
  let current = start;
  for (let at = from; at < path.length; at += 1) {
    const segment = path[at] ?? '';
    if (Array.isArray(current)) {
      if (isArrayOffset(segment)) throw notSupported(`the array position in '${path.join('.')}'`);
      for (const element of current) if (isDoc(element)) collect(element, path, at, found);
      return;
    }
    const next = isDoc(current) ? field(current, segment) : undefined;
    if (next === undefined) {
      found.push(undefined);
      return;
    }
    current = next;
  }
  found.push(current);
}

/** Adds the elements of each array, in front of the array. */
export function withElements(values: readonly (Value | undefined)[]): (Value | undefined)[] {
  return values.flatMap((value) => (Array.isArray(value) ? [...value, value] : [value]));
}

export type IndexValues = {
  /** Null for a missing field, `undefined` for an empty array, else the elements of arrays. */
  readonly values: readonly (Value | undefined)[];
  /** The path of the array that contains the values. */
  readonly arrayPath: string | undefined;
};

/** The values that an index or a sort reads at a path. */
export function indexValuesAt(doc: Doc, path: Path): IndexValues {
  const values = valuesAt(doc, path).flatMap((value): (Value | undefined)[] => {
    if (Array.isArray(value)) return value.length === 0 ? [undefined] : value;
    return [value ?? null];
  });
  return { values: values.length === 0 ? [null] : values, arrayPath: firstArray(doc, path) };
}

function firstArray(doc: Doc, path: Path): string | undefined {
  let current: Value | undefined = doc;
  for (const [at, segment] of path.entries()) {
    current = isDoc(current) ? field(current, segment) : undefined;
    if (Array.isArray(current)) return path.slice(0, at + 1).join('.');
  }
  return undefined;
}
