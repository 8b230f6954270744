/** Encrypts stored tokens, and the messages between tabs, with keys that only the shell has. */
export interface SessionCipher {
  seal(text: string): Promise<string>;
  /** Decrypts a text that was sealed with any of the keys; null for others. */
  open(sealed: string): Promise<string | null>;
}

const prefix = 'sealed:';
const ivBytes = 12;

/** Whether a text was sealed, with any key. A token has no colon, so earlier versions of the shell drop a sealed one. */
export const isSealed = (text: string): boolean => text.startsWith(prefix);

/** A cipher with keys of 256 bits, which no script can read from it. It seals with the first. Does not reject. */
export function createSessionCipher(keys: readonly Uint8Array<ArrayBuffer>[], crypto: Crypto): SessionCipher {
  const { subtle } = crypto;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const imported = Promise.all(
    keys.map((key) => subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])),
  );
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      // A script could replace the iterator of arrays, and use a key that passes through it.
      const key = (await imported)[0] as CryptoKey;
      const content = await subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(text));
      return prefix + btoa(String.fromCharCode(...iv, ...new Uint8Array(content)));
    },
    async open(sealed) {
      const available = await imported;
      for (let index = 0; index < available.length; index += 1) {
        const key = available[index] as CryptoKey;
        try {
          const bytes = Uint8Array.from(atob(sealed.slice(prefix.length)), (character) => character.charCodeAt(0));
          const iv = bytes.subarray(0, ivBytes);
          return decoder.decode(await subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivBytes)));
        } catch {
          // Another key may have sealed it.
        }
      }
      return null;
    },
  };
}
