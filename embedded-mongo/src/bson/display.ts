import { Binary, ObjectId } from 'bson';
import type { Value } from './value.js';

/** Formats a value like MongoDB's error messages: `{ email: "a@b" }`. */
export function display(value: Value | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Binary)
    return `BinData(${value.sub_type}, ${Buffer.from(value.value()).toString('hex').toUpperCase()})`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(display).join(', ')} ]`;
  if (typeof value !== 'object') return String(value);
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${display(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
