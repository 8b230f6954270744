import { type Doc, field, isDoc, type Value } from '../bson/value.js';
import { display } from '../bson/display.js';
import { CommandError, notSupported } from '../errors/command.error.js';
import { isArrayOffset, type Path } from '../query/path.js';

/** Returns the new value of a field; `undefined` is a missing field on both sides. */
export type Edit = (current: Value | undefined) => Value | undefined;

/** Returns the document with one field changed: copies the values on the path, shares the rest. */
export function editField(doc: Doc, path: Path, edit: Edit): Doc {
  return editDoc(doc, path, 0, edit);
}

function editDoc(doc: Doc, path: Path, at: number, edit: Edit): Doc {
  const name = path[at] ?? '';
  const current = field(doc, name);
  const next = editBelow(current, name, path, at, edit);
  if (next === current) return doc;
  if (next !== undefined) return { ...doc, [name]: next };
  const { [name]: _removed, ...rest } = doc;
  return rest;
}

function editBelow(current: Value | undefined, name: string, path: Path, at: number, edit: Edit): Value | undefined {
  if (at === path.length - 1) return edit(current);
  const below = at + 1;
  if (current === undefined) return createBelow(path, below, edit);
  if (isDoc(current)) return editDoc(current, path, below, edit);
  if (Array.isArray(current)) return editArray(current, name, path, below, edit);
  if (edit(undefined) === undefined) return current;
  throw notViable(path, below, name, current);
}

function createBelow(path: Path, at: number, edit: Edit): Value | undefined {
  const value = edit(undefined);
  if (value === undefined) return undefined;
  return path.slice(at).reduceRight<Value>((inner, name) => ({ [name]: inner }), value);
}

function editArray(array: Value[], name: string, path: Path, at: number, edit: Edit): Value[] {
  const segment = path[at] ?? '';
  const offset = Number(segment);
  if (!isArrayOffset(segment) || offset > array.length) {
    if (edit(undefined) === undefined) return array;
    if (isArrayOffset(segment)) throw notSupported('setting an array element beyond the end');
    throw notViable(path, at, name, array);
  }
  const current = array[offset];
  const next = editBelow(current, segment, path, at, edit);
  if (next === current) return array;
  // A removed element becomes null, so that the others keep their positions.
  const copy = [...array];
  copy[offset] = next ?? null;
  return copy;
}

function notViable(path: Path, at: number, name: string, value: Value): CommandError {
  return new CommandError(28, `Cannot create field '${path[at]}' in element {${name}: ${display(value)}}`);
}
