import * as z from 'zod';

const isKey = (base64: string) => Buffer.from(base64, 'base64').length === 32;

/** Parses a key of 32 bytes in base64. */
export const fieldKey = z
  .string()
  .refine(isKey, 'must be 32 bytes in base64')
  .transform((text) => Buffer.from(text, 'base64'));

/** Splits `id:base64` at its last colon, because base64 contains none. */
function parsePair(text: string): readonly [id: string, base64: string] {
  const colon = text.lastIndexOf(':');
  return [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)];
}

/** Parses `id:base64,id:base64`. */
export const fieldKeys = z
  .string()
  .transform((text) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(parsePair),
  )
  .refine(
    (pairs) =>
      pairs.every(([id, base64]) => id !== '' && isKey(base64)) &&
      new Set(pairs.map(([id]) => id)).size === pairs.length,
    'must be id:key pairs separated by commas, each id once, each key 32 bytes in base64',
  )
  .transform(
    (pairs): ReadonlyMap<string, Buffer> => new Map(pairs.map(([id, base64]) => [id, Buffer.from(base64, 'base64')])),
  );
