import { isDeepStrictEqual } from 'node:util';

/**
 * Whether a stored value equals a new one, whatever the order of their fields. Compares copies, because documents may
 * come from another realm, whose objects have different prototypes.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(structuredClone(one), structuredClone(other));
}
