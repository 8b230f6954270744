import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** An encrypted value as stored, with the id of its key so that keys can rotate. */
export interface Sealed {
  readonly keyId: string;
  /** base64 of the nonce (12 bytes), the tag (16 bytes) and the ciphertext. */
  readonly box: string;
}

/**
 * Encrypts single fields (bank details, health needs) with AES-256-GCM. Seals with the current key; opens with the
 * current key or an old one.
 */
export class FieldEncryption {
  constructor(
    private readonly keyId: string,
    private readonly key: Buffer,
    private readonly oldKeys: ReadonlyMap<string, Buffer> = new Map(),
  ) {}

  /** `purpose` binds the value to its field and enrolment: a box that is moved elsewhere does not open. */
  seal(text: string, purpose: string): Sealed {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { keyId: this.keyId, box: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64') };
  }

  /** Whether the current key has sealed the value. */
  isCurrent({ keyId }: Pick<Sealed, 'keyId'>): boolean {
    return keyId === this.keyId;
  }

  /** Throws when the value was altered, has another purpose, or was sealed with an unknown key. */
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

/** Whether a stored value is sealed. */
export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'keyId' in value && typeof value.keyId === 'string';
