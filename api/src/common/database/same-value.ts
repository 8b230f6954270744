import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a stored value and one composed here are the same, whatever the order of their fields. Compares copies, because
 * documents may come from another realm, whose objects have prototypes of their own.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(structuredClone(one), structuredClone(other));
}
