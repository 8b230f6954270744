import { createHmac } from 'node:crypto';

/**
 * Hashes under FIELD_KEY, for facts that outlive a rotation of keys: a hash under an old field key is still recognised, until the key
 * is removed.
 */
export class LastingHash {
  /**
   * @param keyId id of the current key
   * @param keys the current key, then the old ones
   */
  constructor(
    readonly keyId: string,
    private readonly keys: readonly [Buffer, ...Buffer[]],
  ) {}

  /** HMAC-SHA256 under the current key, in base64url. */
  of(text: string): string {
    return hash(this.keys[0], text);
  }

  /** The hash under each key, the current one first. */
  allOf(text: string): readonly string[] {
    return this.keys.map((key) => hash(key, text));
  }
}

const hash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
