/** A value for each key: `recordOf(services, () => false)` is `{ energy: false, entertainment: false, … }`. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  // Object.fromEntries loses the keys' type.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
