import { type Doc, field, isDoc, type Value } from '../bson/value.js';
import { display } from '../bson/display.js';
import { assertDocumentSize } from '../bson/codec.js';
import { CommandError, notSupported } from '../errors/command.error.js';
import { isEqual } from '../query/compare.js';
import { isArrayOffset, parsePath, type Path } from '../query/path.js';
import { type Edit, editField } from './edit.js';
import { UPDATE_OPERATORS, operatorFields } from './operators.js';

/** `apply` returns the updated document, or the same object if nothing changes. */
export type Update = { readonly isReplacement: boolean; apply(doc: Doc, isInsert: boolean): Doc };

/** Compiles an update: operators or a whole document. Throws for pipelines and positional operators. */
export function compileUpdate(update: Value): Update {
  if (Array.isArray(update)) throw notSupported('an update by an aggregation pipeline');
  if (!isDoc(update)) throw new CommandError(9, 'Update argument must be either an object or an array');
  return (Object.keys(update)[0] ?? '').startsWith('$') ? operatorUpdate(update) : replacement(update);
}

function replacement(update: Doc): Update {
  assertTopLevelNames(update);
  return {
    isReplacement: true,
    apply(doc) {
      const id = field(doc, '_id');
      const replaced: Doc = id === undefined ? update : { _id: id, ...update };
      return checkedResult(doc, replaced);
    },
  };
}

type Change = { readonly name: string; readonly path: Path; readonly edit: (doc: Doc) => Edit };

function operatorUpdate(update: Doc): Update {
  const changes = Object.entries(update).flatMap(([name, fields]) => changesOf(name, fields));
  changes.sort((a, b) => comparePaths(a.path, b.path));
  for (const [at, change] of changes.entries()) assertNoConflict(change, changes[at - 1]);
  return {
    isReplacement: false,
    apply(doc, isInsert) {
      const changed = changes
        .filter(({ name }) => isInsert || name !== '$setOnInsert')
        .reduce((current, { path, edit }) => editField(current, path, edit(doc)), doc);
      return checkedResult(doc, changed);
    },
  };
}

function changesOf(name: string, fields: Value): Change[] {
  const operator = UPDATE_OPERATORS.get(name);
  if (operator === undefined) {
    throw new CommandError(
      9,
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  return operatorFields(name, fields).map(([dotted, argument]) => ({
    name,
    path: parsePath(dotted),
    edit: operator(dotted, argument),
  }));
}

function assertNoConflict(change: Change, previous: Change | undefined): void {
  if (previous === undefined || !previous.path.every((segment, at) => segment === change.path[at])) return;
  const [path, at] = [change.path.join('.'), previous.path.join('.')];
  throw new CommandError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
}

// MongoDB applies changes in the order of their paths, array positions by number; new fields are added in this order.
function comparePaths(a: Path, b: Path): number {
  for (const [at, segment] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (segment !== other) return compareSegments(segment, other);
  }
  return a.length - b.length;
}

function compareSegments(a: string, b: string): number {
  const byKind = Number(isArrayOffset(b)) - Number(isArrayOffset(a));
  if (byKind !== 0) return byKind;
  if (isArrayOffset(a)) return Number(a) - Number(b);
  return a < b ? -1 : 1;
}

function checkedResult(before: Doc, after: Doc): Doc {
  if (after === before || isEqual(before, after)) return before;
  const id = field(before, '_id');
  if (id !== undefined && !isEqual(id, field(after, '_id'))) {
    throw new CommandError(
      66,
      `Performing an update on the path '_id' would modify the immutable field '_id' (${display(id)})`,
    );
  }
  assertDocumentSize(after);
  return after;
}

/** Throws if a top-level name of a document to store starts with `$`. */
export function assertTopLevelNames(doc: Doc): void {
  const name = Object.keys(doc).find((key) => key.startsWith('$'));
  if (name !== undefined) {
    throw new CommandError(
      52,
      `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document or an insert`,
    );
  }
}
