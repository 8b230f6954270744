/**
 * 128 random bits in hex. Unlike `crypto.randomUUID` it also works on a page without TLS, such as a frame on a plain http
 * host.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
