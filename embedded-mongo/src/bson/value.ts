import { Binary, ObjectId } from 'bson';
import { CommandError, notSupported } from '../errors/command.error.js';

/** A value that can be stored. Every other BSON type is rejected when a message is decoded. */
export type Value = null | boolean | number | string | Date | ObjectId | Binary | Value[] | Doc;

export interface Doc {
  [field: string]: Value;
}

const MAX_DEPTH = 100;

export function isDoc(value: unknown): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof ObjectId) &&
    !(value instanceof Binary)
  );
}

export function field(doc: Doc, name: string): Value | undefined {
  return Object.hasOwn(doc, name) ? doc[name] : undefined;
}

export function assertValue(value: unknown, depth = 0): asserts value is Value {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return;
  if (value instanceof ObjectId || value instanceof Binary) return;
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new CommandError(2, 'a date is outside of the supported range');
    return;
  }
  if (typeof value !== 'object') throw notSupported(`a value of type ${typeof value}`);
  if (depth > MAX_DEPTH) throw new CommandError(15, `a document is nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) {
    for (const element of value) assertValue(element, depth + 1);
    return;
  }
  const bsonType: unknown = Reflect.get(value, '_bsontype');
  if (bsonType !== undefined) {
    throw notSupported(bsonType === 'Long' ? 'an integer beyond 2^53' : `the BSON type ${JSON.stringify(bsonType)}`);
  }
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') throw notSupported('the field name __proto__');
    assertValue(inner, depth + 1);
  }
}

/** The supported types, by the names in MongoDB's messages. */
export const VALUE_TYPES = [
  'null',
  'bool',
  'int',
  'double',
  'string',
  'date',
  'objectId',
  'binData',
  'array',
  'object',
] as const;

export type ValueType = (typeof VALUE_TYPES)[number];

/** The name of a value's type in MongoDB's messages. */
export function typeName(value: Value | undefined): ValueType | 'missing' {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Binary) return 'binData';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  return typeof value === 'string' ? 'string' : 'object';
}
