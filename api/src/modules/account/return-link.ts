import { Inject, Injectable } from '@nestjs/common';
import { formMessages } from '@home-move/contract';
import { ENV, type Env } from '../../config/env.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { BrandService } from '../brand/brand.service.js';

/** The page that a mailed link leads to, its token behind it. */
export type LinkPage = 'password-reset' | 'continue';

/** `/oakwood/12/continue`: brand and branch before the page, or neither. */
const pagePath = /^(?:\/(?<brand>[\w-]+)(?:\/\d{1,9})?)?\/(?<page>[\w-]+)\/?$/;

/** Where the links of mails that people ask for lead: to our own pages alone, because what a mail says is our word. */
@Injectable()
export class ReturnLinks {
  constructor(
    private readonly brands: BrandService,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_ORIGIN'>,
  ) {}

  /**
   * The link of a mail: `returnUrl` + '/' + token. Throws VALIDATION on `returnUrl` for any address but that of the page,
   * below a brand of ours or none. [PWD-04]
   */
  async to(page: LinkPage, returnUrl: string): Promise<(token: string) => string> {
    const url = this.ownAddress(returnUrl);
    const { brand, page: asked } = pagePath.exec(url?.pathname ?? '')?.groups ?? {};
    const isKnown = asked === page && (brand === undefined || (await this.brands.find(brand)) !== null);
    if (!url || !isKnown) throw new DomainError('VALIDATION', { errors: { returnUrl: formMessages.invalid } });
    return (token) => `${url.origin}${url.pathname.replace(/\/+$/, '')}/${token}`;
  }

  /** Null for another site's, and for one with more than a path: the token would not stand in the path then. */
  private ownAddress(returnUrl: string): URL | null {
    const url = URL.canParse(returnUrl) && !/[?#]/.test(returnUrl) ? new URL(returnUrl) : null;
    const isOurs = url !== null && originsOf(this.env.PUBLIC_ORIGIN).includes(url.origin);
    return isOurs && url.username === '' && url.password === '' ? url : null;
  }
}

/** The portal's own, and that of the telephony host beside it. */
function originsOf(publicOrigin: string): readonly string[] {
  const telephony = new URL(publicOrigin);
  telephony.hostname = `telephony.${telephony.hostname}`;
  return [new URL(publicOrigin).origin, telephony.origin];
}
