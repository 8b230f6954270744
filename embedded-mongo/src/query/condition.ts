import { type Doc, isDoc, type Value } from '../bson/value.js';

/** What a condition looks at: the values at its path, and the same with the elements of arrays. */
export type FieldValues = {
  readonly whole: readonly (Value | undefined)[];
  readonly each: readonly (Value | undefined)[];
};

export type ValueTest = (values: FieldValues) => boolean;

export type Predicate = (doc: Doc) => boolean;

/** `{ $gte: 1 }` is made of operators, `{ a: 1 }` and `{}` are values. */
export function isOperators(value: Value | undefined): value is Doc {
  return firstName(value).startsWith('$');
}

/** `{ $or: [...] }` is made of operators too, but of those that join whole filters. */
export function isLogical(value: Value | undefined): boolean {
  return ['$and', '$or', '$nor'].includes(firstName(value));
}

function firstName(value: Value | undefined): string {
  return isDoc(value) ? (Object.keys(value)[0] ?? '') : '';
}
