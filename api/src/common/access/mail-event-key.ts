import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { DomainError } from '../problem/domain.error.js';
import { bearerOf, type KeyedRequest } from './calling-partner.js';

const digest = (key: string) => createHash('sha256').update(key).digest();

/** The key with which the mail provider reports events. Compared by hash, in constant time. */
@Injectable()
export class MailEventKey {
  private readonly hash: Buffer | null;

  constructor(@Inject(ENV) { MAIL_EVENT_KEY }: Pick<Env, 'MAIL_EVENT_KEY'>) {
    this.hash = MAIL_EVENT_KEY === undefined ? null : digest(MAIL_EVENT_KEY);
  }

  /** Admits a request with the key, as password of HTTP Basic or as bearer token. Throws UNAUTHENTICATED, always without a key. */
  admit(request: KeyedRequest): void {
    const given = passwordOf(request) ?? bearerOf(request);
    const isKnown = this.hash !== null && given !== undefined && timingSafeEqual(digest(given), this.hash);
    if (!isKnown) throw new DomainError('UNAUTHENTICATED');
  }
}

/** The password of HTTP Basic, with any user name; undefined without one. */
function passwordOf({ headers }: KeyedRequest): string | undefined {
  const encoded = /^Basic ([\w+/]+=*)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const credential = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = credential.indexOf(':');
  return colon === -1 ? undefined : credential.slice(colon + 1);
}
