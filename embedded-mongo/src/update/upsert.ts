import { ObjectId } from 'bson';
import { type Doc, field, isDoc, type Value } from '../bson/value.js';
import { CommandError, notSupported } from '../errors/command.error.js';
import { isOperators } from '../query/condition.js';
import { logicalBranches } from '../query/filter.js';
import { parsePath } from '../query/path.js';
import { editField } from './edit.js';
import type { Update } from './update.js';

/** The document that an upsert inserts: the filter's equalities, then the update. */
export function upsertedDoc(filter: Doc, update: Update): Doc {
  const required = equalFields(filter);
  const fields = update.isReplacement ? required.filter(([name]) => name === '_id') : required;
  const seed = fields.reduce<Doc>((doc, [name, value]) => editField(doc, parsePath(name), setOnce(name, value)), {});
  const doc = update.apply(seed, true);
  return withId(doc);
}

/** The document with `_id` first, as it is stored. */
export function withId(doc: Doc): Doc {
  const { _id = new ObjectId(), ...rest } = doc;
  return { _id, ...rest };
}

export function assertId(doc: Doc): void {
  const id = field(doc, '_id');
  if (Array.isArray(id)) throw new CommandError(53, "The '_id' value cannot be of type array");
  if (isDoc(id) && Object.keys(id).some((name) => name.startsWith('$'))) {
    throw new CommandError(52, "_id fields may not contain '$'-prefixed fields");
  }
}

function setOnce(name: string, value: Value): (current: Value | undefined) => Value {
  return (current) => {
    if (current === undefined) return value;
    throw new CommandError(54, `cannot infer query fields to set, path '${name}' is matched twice`);
  };
}

function equalFields(filter: Doc): [string, Value][] {
  return Object.entries(filter).flatMap(([name, condition]): [string, Value][] => {
    if (name === '$and') return logicalBranches(name, condition).flatMap(equalFields);
    if (name.startsWith('$')) {
      if (logicalBranches(name, condition).length === 1) throw notSupported(`an upsert with one branch of ${name}`);
      return [];
    }
    if (!isOperators(condition)) return [[name, condition]];
    if (condition.$eq !== undefined) return [[name, condition.$eq]];
    if (Array.isArray(condition.$in) && condition.$in.length === 1)
      throw notSupported('an upsert with one value of $in');
    return [];
  });
}
