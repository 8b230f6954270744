import { Binary, ObjectId } from 'bson';
import type { Value } from '../bson/value.js';

/**
 * The rank of a type in BSON's order. `undefined` is BSON's undefined, which sorts before null; it is the sort and index key
 * of an empty array.
 */
export function typeRank(value: Value | undefined): number {
  if (value === undefined) return 0;
  if (value === null) return 5;
  if (typeof value === 'number') return 10;
  if (typeof value === 'string') return 15;
  if (Array.isArray(value)) return 25;
  if (value instanceof Binary) return 30;
  if (value instanceof ObjectId) return 35;
  if (typeof value === 'boolean') return 40;
  if (value instanceof Date) return 45;
  return 20;
}

/** Compares by BSON's total order: negative, zero or positive. */
export function compareValues(a: Value | undefined, b: Value | undefined): number {
  const rank = typeRank(a) - typeRank(b);
  if (rank !== 0) return rank;
  if (typeof a === 'number' && typeof b === 'number') return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (a instanceof Binary && b instanceof Binary) return compareBinaries(a, b);
  if (isComposite(a) && isComposite(b)) return compareFields(a, b);
  return 0;
}

export function isEqual(a: Value | undefined, b: Value | undefined): boolean {
  return compareValues(a, b) === 0;
}

function isComposite(value: Value | undefined): value is Exclude<Value, null | boolean | number | string> {
  return typeof value === 'object' && value !== null;
}

// NaN comes before every other number and equals itself.
function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a < b ? -1 : Number(a > b);
}

// BSON compares UTF-8 bytes; JavaScript's UTF-16 order differs from that where surrogates occur.
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  if (/[\uD800-\uDFFF]/.test(a + b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

function compareBinaries(a: Binary, b: Binary): number {
  const [left, right] = [a.value(), b.value()];
  return left.length - right.length || a.sub_type - b.sub_type || Buffer.compare(left, right);
}

// Documents and arrays: field by field, each by type, then name, then value; of two with equal fields the shorter comes first.
function compareFields(a: object, b: object): number {
  const [left, right] = [Object.entries(a), Object.entries(b)];
  for (const [index, [name, value]] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const byType = typeRank(value) - typeRank(other[1]);
    if (byType !== 0) return byType;
    const byName = Array.isArray(a) ? 0 : compareStrings(name, other[0]);
    if (byName !== 0) return byName;
    const byValue = compareValues(value, other[1]);
    if (byValue !== 0) return byValue;
  }
  return left.length - right.length;
}
