import { type Doc, isDoc, type Value } from '../bson/value.js';
import { display } from '../bson/display.js';
import { CommandError } from '../errors/command.error.js';
import { isEqual } from '../query/compare.js';
import { isOperators } from '../query/condition.js';
import { parsePath } from '../query/path.js';

export type IndexSpec = {
  readonly name: string;
  readonly key: Doc;
  readonly unique: boolean;
  readonly sparse: boolean;
  /** Seconds after the date in the key field at which a document expires. */
  readonly expireAfterSeconds: number | undefined;
  readonly partialFilter: Doc | undefined;
};

/** The options of an index in `createIndexes`. */
export const INDEX_OPTIONS: ReadonlySet<string> = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'expireAfterSeconds',
  'partialFilterExpression',
  'background',
  'ns',
]);
/** The operators in the filter of a partial index. */
export const PARTIAL_FILTER_OPERATORS: ReadonlySet<string> = new Set([
  '$eq',
  '$exists',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
]);
const MAX_TTL_SECONDS = 2_147_483_647;

export const ID_INDEX: IndexSpec = {
  name: '_id_',
  key: { _id: 1 },
  unique: true,
  sparse: false,
  expireAfterSeconds: undefined,
  partialFilter: undefined,
};

/** Parses an index of `createIndexes`. Throws for unsupported options. */
export function parseIndexSpec(spec: Value): IndexSpec {
  if (!isDoc(spec)) throw new CommandError(14, 'an index specification must be a document');
  const unknown = Object.keys(spec).find((option) => !INDEX_OPTIONS.has(option));
  if (unknown !== undefined)
    throw cannotCreate(spec, `the index option '${unknown}' is not supported by the embedded server`);
  const { key, name } = spec;
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw cannotCreate(spec, 'the key pattern must be a non-empty document');
  if (typeof name !== 'string' || name === '') throw cannotCreate(spec, 'an index needs a name');
  if (spec.v !== undefined && spec.v !== 2) throw cannotCreate(spec, 'only index version 2 is supported');
  for (const [path, direction] of Object.entries(key)) {
    parsePath(path);
    if (direction !== 1 && direction !== -1)
      throw cannotCreate(spec, `the key '${path}: ${display(direction)}' is not supported by the embedded server`);
  }
  return {
    name,
    key,
    unique: flag(spec, 'unique'),
    sparse: flag(spec, 'sparse'),
    expireAfterSeconds: ttl(spec, key),
    partialFilter: partial(spec),
  };
}

/** The index as a document of `listIndexes` and of the log. */
export function indexSpecDoc(spec: IndexSpec): Doc {
  return {
    v: 2,
    key: spec.key,
    name: spec.name,
    // Like a real server, does not list the uniqueness of _id.
    ...(spec.unique && spec.name !== ID_INDEX.name && { unique: true }),
    ...(spec.sparse && { sparse: true }),
    ...(spec.expireAfterSeconds !== undefined && { expireAfterSeconds: spec.expireAfterSeconds }),
    ...(spec.partialFilter && { partialFilterExpression: spec.partialFilter }),
  };
}

export function isSameIndex(a: IndexSpec, b: IndexSpec): boolean {
  return (
    isEqual(a.key, b.key) && a.unique === b.unique && a.sparse === b.sparse && isEqual(a.partialFilter, b.partialFilter)
  );
}

function flag(spec: Doc, option: 'unique' | 'sparse'): boolean {
  const value = spec[option] ?? false;
  if (typeof value !== 'boolean') throw cannotCreate(spec, `${option} must be true or false`);
  return value;
}

function ttl(spec: Doc, key: Doc): number | undefined {
  const seconds = spec.expireAfterSeconds;
  if (seconds === undefined) return undefined;
  if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 0 || seconds > MAX_TTL_SECONDS) {
    throw cannotCreate(spec, `TTL index 'expireAfterSeconds' option must be within 0 and ${MAX_TTL_SECONDS}`);
  }
  if (Object.keys(key).length !== 1 || key._id !== undefined) {
    throw cannotCreate(spec, 'TTL indexes are single-field indexes and never on _id');
  }
  return seconds;
}

function partial(spec: Doc): Doc | undefined {
  const filter = spec.partialFilterExpression;
  if (filter === undefined) return undefined;
  if (!isDoc(filter)) throw cannotCreate(spec, 'partialFilterExpression must be a document');
  if (spec.sparse === true) throw cannotCreate(spec, 'cannot mix "partialFilterExpression" and "sparse" options');
  for (const [path, condition] of Object.entries(filter)) {
    if (path.startsWith('$')) throw cannotCreate(spec, `unsupported expression in partial index: ${path}`);
    if (!isOperators(condition)) continue;
    for (const [operator, operand] of Object.entries(condition)) {
      if (!PARTIAL_FILTER_OPERATORS.has(operator) || (operator === '$exists' && operand !== true)) {
        throw cannotCreate(spec, `unsupported expression in partial index: ${operator}`);
      }
    }
  }
  return filter;
}

function cannotCreate(spec: Doc, reason: string): CommandError {
  return new CommandError(67, `Error in specification ${display(spec)} :: caused by :: ${reason}`);
}
