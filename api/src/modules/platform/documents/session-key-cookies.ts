import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import type { DocumentPath } from './document-path.js';

const KEY_BYTES = 32;
const ID_BYTES = 6;
/** 256 bits in base64, without its padding. */
const keyPattern = /^[A-Za-z\d+/]{43}$/;

/** The keys with which a browser seals the tokens that it stores. */
export interface SessionKeys {
  /** Name and value of each cookie, the oldest first; the value is base64 of 256 random bits. */
  readonly cookies: readonly string[];
  /** The attributes of a cookie but `HttpOnly`, with which the shell finds out whether the browser keeps cookies. */
  readonly attributes: string;
  /** The value of `Set-Cookie`; null if the browser has a cookie already. */
  readonly setCookie: string | null;
}

/**
 * The cookies with the keys of a browser, until it is closed. Scripts cannot read them: keys reach the shell in the document, and only
 * in one that the browser opens as a page, or as a frame of a page, never in one that a script fetches.
 *
 * A browser usually has one. Documents that load at once, before it has any, get one each: a cookie has its key's own name, so that none
 * replaces another.
 */
@Injectable()
export class SessionKeyCookies {
  private readonly isSecure: boolean;
  /** Browsers accept names with `__Host-` over https only, from this host, and those with `Http-` from no script. */
  private readonly prefix: string;

  constructor(@Inject(ENV) env: Env) {
    this.isSecure = env.PUBLIC_ORIGIN.startsWith('https:');
    this.prefix = `${this.isSecure ? '__Host-Http-' : ''}hm.key.`;
  }

  /**
   * The keys for a document; null if a script could read the response.
   * @param context of the document
   * @param header `Cookie`
   * @param destination the header `Sec-Fetch-Dest`
   */
  keysFor(
    context: DocumentPath['context'],
    header: string | undefined,
    destination: string | undefined,
  ): SessionKeys | null {
    if (destination !== (context === 'hosted' ? 'document' : 'iframe')) return null;
    const attributes = this.attributesIn(context);
    const stored = (header ?? '').split(/; */).filter((cookie) => this.isKey(cookie));
    if (stored.length > 0) return { cookies: stored, attributes, setCookie: null };
    const key = randomBytes(KEY_BYTES).toString('base64').replace('=', '');
    const cookie = `${this.prefix}${randomBytes(ID_BYTES).toString('hex')}=${key}`;
    return { cookies: [cookie], attributes, setCookie: `${cookie}; HttpOnly; ${attributes}` };
  }

  private isKey(cookie: string): boolean {
    const [name = '', value = ''] = cookie.split('=');
    return name.startsWith(this.prefix) && /^[\da-f]+$/.test(name.slice(this.prefix.length)) && keyPattern.test(value);
  }

  /** A frame has cookies for each site that shows it. Browsers accept those over https only, and from this machine. */
  private attributesIn(context: DocumentPath['context']): string {
    if (context !== 'hosted') return 'Path=/; SameSite=None; Secure; Partitioned';
    return `Path=/; SameSite=Lax${this.isSecure ? '; Secure' : ''}`;
  }
}
