import { Binary, ObjectId } from 'bson';
import type { Value } from '../bson/value.js';

/** A string that is the same for two values exactly when they compare equal. `undefined` is the key of an empty array. */
export function hashKey(value: Value | undefined): string {
  if (value === undefined) return 'u';
  if (value === null) return 'z';
  if (typeof value === 'number') return `n${value}`;
  if (typeof value === 'string') return sized('s', value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (value instanceof Date) return `d${value.getTime()}`;
  if (value instanceof Binary) return `b${value.sub_type}:${Buffer.from(value.value()).toString('hex')}`;
  if (Array.isArray(value)) return `[${value.map(hashKey).join(',')}]`;
  return `{${Object.entries(value)
    .map(([name, inner]) => sized('k', name) + hashKey(inner))
    .join(',')}}`;
}

// The length prefix keeps texts that contain the syntax of keys unambiguous.
function sized(tag: string, text: string): string {
  return `${tag}${text.length}:${text}`;
}
