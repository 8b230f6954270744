import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hashes under JWT_SECRET. While that rotates, hashes under the previous secret are still recognised, and no new one is made. */
export class KeyedHash {
  private readonly secrets: readonly string[];

  constructor(
    private readonly secret: string,
    previous?: string,
  ) {
    this.secrets = previous === undefined ? [secret] : [secret, previous];
  }

  /** HMAC-SHA256 in base64url. */
  of(text: string): string {
    return hash(this.secret, text);
  }

  /** The hash under each accepted secret, the current one first: to look up hashes of earlier secrets. */
  allOf(text: string): readonly string[] {
    return this.secrets.map((secret) => hash(secret, text));
  }

  /** Whether this is the hash of the text under an accepted secret. */
  matches(stored: string, text: string): boolean {
    const given = Buffer.from(stored);
    return this.allOf(text).some((own) => given.length === own.length && timingSafeEqual(given, Buffer.from(own)));
  }
}

const hash = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');
