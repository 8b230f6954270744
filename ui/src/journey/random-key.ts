/** 128 random bits in hex. Unlike `crypto.randomUUID`, it is there in a page without TLS too, such as a frame of a host on plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
