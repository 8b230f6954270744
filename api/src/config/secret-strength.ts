/** What an operator does about a weak secret. */
export const strongSecretHint = 'use the output of "openssl rand -base64 32"';

const minBytes = 32;
const minDistinct = 20;
const maxShareOfOneCase = 0.75;

/**
 * Whether bytes may be random: no text, no few repeated bytes, no sequence. 32 random bytes fail less than once in a billion
 * times.
 */
export function mayBeRandom(bytes: Uint8Array): boolean {
  const steps = bytes.slice(1).map((byte, index) => byte - (bytes[index] ?? 0));
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  return (
    bytes.length >= minBytes && !isText && countDistinct(bytes) >= minDistinct && countDistinct(steps) >= minDistinct
  );
}

/** Whether a text may be at least 32 random bytes in hex or base64. Words and phrases are not, however long. */
export function mayBeRandomText(text: string): boolean {
  if (/^[0-9a-f]+$/i.test(text)) return mayBeRandom(Buffer.from(text, 'hex'));
  if (!/^[\w+/-]+=*$/.test(text)) return false;
  const share = (letters: RegExp) => (text.match(letters)?.length ?? 0) / text.length;
  const isOneCase = share(/[a-z_-]/g) > maxShareOfOneCase || share(/[A-Z_-]/g) > maxShareOfOneCase;
  return !isOneCase && mayBeRandom(Buffer.from(text, 'base64'));
}

const countDistinct = (values: Uint8Array) => new Set(values).size;
