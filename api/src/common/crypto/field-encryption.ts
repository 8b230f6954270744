import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A sealed value as it is stored: algorithm and key id stand with it, so that keys can rotate. */
export interface Sealed {
  readonly keyId: string;
  /** base64: 12 bytes nonce, 16 bytes tag, then the text. */
  readonly box: string;
}

/**
 * Encrypts single fields (bank details, health needs) with AES-256-GCM: seals with the current key, opens with that or
 * with an old one.
 */
export class FieldEncryption {
  constructor(
    private readonly keyId: string,
    private readonly key: Buffer,
    private readonly oldKeys: ReadonlyMap<string, Buffer> = new Map(),
  ) {}

  /** `purpose` binds the value to its place: a box moved to another field or enrolment does not open. */
  seal(text: string, purpose: string): Sealed {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { keyId: this.keyId, box: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64') };
  }

  /** Throws when the value was changed, belongs elsewhere or was sealed with a key that is not here. */
  open(sealed: Sealed, purpose: string): string {
    const key = sealed.keyId === this.keyId ? this.key : this.oldKeys.get(sealed.keyId);
    if (!key) throw new Error(`no key ${sealed.keyId} to open this field with`);
    const bytes = Buffer.from(sealed.box, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }
}
