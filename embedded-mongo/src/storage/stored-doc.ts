import { type Doc, field, type Value } from '../bson/value.js';
import { hashKey } from '../query/hash-key.js';

/** A document in memory, deeply immutable: an update stores a new one. */
export type StoredDoc = {
  /** Hash key of its `_id`. */
  readonly key: string;
  readonly doc: Doc;
};

export function storedDoc(doc: Doc): StoredDoc {
  return { key: hashKey(idOf(doc)), doc };
}

export function idOf(doc: Doc): Value {
  const id = field(doc, '_id');
  if (id === undefined) throw new Error('a stored document has no _id');
  return id;
}
