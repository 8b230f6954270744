import { type Doc, isDoc, type Value } from '../bson/value.js';

/** The values at a condition's path: `whole` with arrays as values, `each` with the elements of arrays as well. */
export type FieldValues = {
  readonly whole: readonly (Value | undefined)[];
  readonly each: readonly (Value | undefined)[];
};

export type ValueTest = (values: FieldValues) => boolean;

export type Predicate = (doc: Doc) => boolean;

/** `{ $gte: 1 }` consists of operators; `{ a: 1 }` and `{}` are values. */
export function isOperators(value: Value | undefined): value is Doc {
  return firstName(value).startsWith('$');
}

/** The operators that combine whole filters. */
export const LOGICAL_OPERATORS = ['$and', '$or', '$nor'] as const;

export type LogicalOperator = (typeof LOGICAL_OPERATORS)[number];

export function isLogicalOperator(name: string): name is LogicalOperator {
  return LOGICAL_OPERATORS.some((operator) => operator === name);
}

/** `{ $or: [...] }` is a filter, although its first name is an operator. */
export function isLogical(value: Value | undefined): boolean {
  return isLogicalOperator(firstName(value));
}

function firstName(value: Value | undefined): string {
  return isDoc(value) ? (Object.keys(value)[0] ?? '') : '';
}
