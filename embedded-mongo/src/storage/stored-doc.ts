import { type Doc, field, type Value } from '../bson/value.js';
import { hashKey } from '../query/hash-key.js';

/** A document in memory. Neither it nor anything inside ever changes: an update stores another one. */
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
