import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { createSessionCipher, type SessionCipher } from '../session/session-cipher';

// jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** The crypto of browsers. */
export const aCrypto = webcrypto as unknown as Crypto;

/** A cipher whose keys have these bytes throughout. */
export const aCipher = (...bytes: readonly number[]): SessionCipher =>
  createSessionCipher(
    bytes.map((byte) => new Uint8Array(32).fill(byte)),
    aCrypto,
  );
