import type { Sealed } from './device-database';

const algorithm = 'AES-GCM';
const IV_BYTES = 12;

/** A new key that cannot be exported. [METER-08] */
export function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

/**
 * Encrypts bytes.
 * @param place names the entry: the bytes open in no other one
 */
export async function seal(key: CryptoKey, place: string, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const additionalData = new TextEncoder().encode(place);
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv, additionalData }, key, bytes) };
}

/** Decrypts bytes. Rejects if another key or place sealed them. */
export function open(key: CryptoKey, place: string, { iv, data }: Sealed): Promise<ArrayBuffer> {
  const additionalData = new TextEncoder().encode(place);
  return crypto.subtle.decrypt({ name: algorithm, iv, additionalData }, key, data);
}
