import { Inject, Injectable } from '@nestjs/common';
import { readCookie } from '../../../common/http/cookie-header.js';
import { ENV, type Env } from '../../../config/env.js';

/** The cookie with the token of a preview. A person sets it by opening a preview link. */
@Injectable()
export class PreviewCookie {
  private readonly isSecure: boolean;

  constructor(@Inject(ENV) env: Env) {
    this.isSecure = env.PUBLIC_ORIGIN.startsWith('https:');
  }

  /** The token in the header `Cookie` of a request; null without one. */
  read(header: string | undefined): string | null {
    return readCookie(header, this.name);
  }

  /** The value of `Set-Cookie` that keeps a token for so many seconds. */
  keep(token: string, seconds: number): string {
    const attributes = [
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${seconds}`,
      ...(this.isSecure ? ['Secure'] : []),
    ];
    return [`${this.name}=${token}`, ...attributes].join('; ');
  }

  /** The value of `Set-Cookie` that removes the token. */
  remove(): string {
    return this.keep('', 0);
  }

  /** With the prefix `__Host-` a browser accepts it only over https, from this host, for all paths. */
  private get name(): string {
    return this.isSecure ? '__Host-hm.preview' : 'hm.preview';
  }
}
