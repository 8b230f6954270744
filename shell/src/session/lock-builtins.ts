/** What tokens pass through on their way from a response to the header of a call. */
const builtins = [
  'Array',
  'Crypto',
  'JSON',
  'Object',
  'Promise',
  'Response',
  'String',
  'SubtleCrypto',
  'TextDecoder',
  'TextEncoder',
  'URLSearchParams',
  'Uint8Array',
] as const;

const { defineProperty, freeze, preventExtensions } = Object;
const fixed = { writable: false, configurable: false };

/**
 * From now on, no script replaces these built-ins or their methods: it would be called with the visitor's tokens. Arrays and plain
 * objects keep writable methods, because bundlers assign `push` of an array, and libraries `toString` of an object. The iterator of
 * arrays stays too, because engines would be much slower: no token may be an item of an array.
 */
export function lockBuiltins(): void {
  for (const name of builtins) {
    const value: object = globalThis[name] ?? {};
    defineProperty(globalThis, name, fixed);
    freeze(value);
    const { prototype } = value as { readonly prototype?: object };
    if (name === 'Array' || name === 'Object') preventExtensions(prototype);
    else freeze(prototype);
  }
  freeze(crypto);
  freeze(crypto.subtle);
}
