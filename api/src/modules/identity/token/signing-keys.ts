import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

/** The keys of access tokens: the current secret signs and verifies; the previous one, during a rotation, only verifies. */
export class SigningKeys {
  readonly current: KeyObject;
  private readonly previous: KeyObject | null;

  constructor(secret: string, previous: string | undefined) {
    this.current = createSecretKey(Buffer.from(secret));
    this.previous = previous === undefined ? null : createSecretKey(Buffer.from(previous));
  }

  /** The key that a token has to be verified with: the previous one if that signed it. */
  keyFor(token: string): KeyObject {
    return this.previous && isSignedWith(this.previous, token) ? this.previous : this.current;
  }
}

function isSignedWith(key: KeyObject, token: string): boolean {
  const dot = token.lastIndexOf('.');
  const expected = createHmac('sha256', key)
    .update(token.slice(0, Math.max(dot, 0)))
    .digest();
  const signature = Buffer.from(token.slice(dot + 1), 'base64url');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
