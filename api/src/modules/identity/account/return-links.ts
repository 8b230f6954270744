import { Inject, Injectable } from '@nestjs/common';
import { formMessages } from '@home-move/contract';
import { ENV, type Env } from '../../../config/env.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';

/** The page that a mailed link opens; the token follows in the path. */
export type LinkPage = 'password-reset' | 'continue';

/** A page to which a mailed link returns. */
export interface ReturnLink {
  /** Appends a token. */
  readonly toLink: (token: string) => string;
  /** The brand in its path; null without one. */
  readonly brand: Brand | null;
}

/** `/oakwood/12/continue`: the page, optionally preceded by a brand and a branch. */
const pagePath = /^(?:\/(?<brand>[\w-]+)(?:\/\d{1,9})?)?\/(?<page>[\w-]+)\/?$/;

/** Builds the links of requested mails. They only lead to our own pages, because recipients trust our mails. */
@Injectable()
export class ReturnLinks {
  constructor(
    private readonly brands: BrandService,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_ORIGIN'>,
  ) {}

  /** Throws VALIDATION on `returnUrl` unless it is the URL of the page, with or without one of our brands. [PWD-04] */
  async parse(page: LinkPage, returnUrl: string): Promise<ReturnLink> {
    const url = this.parsePortalUrl(returnUrl);
    const { brand: route, page: requestedPage } = pagePath.exec(url?.pathname ?? '')?.groups ?? {};
    const brand = requestedPage === page && route !== undefined ? await this.brands.find(route) : null;
    const isKnown = requestedPage === page && (route === undefined || brand !== null);
    if (!url || !isKnown) throw new DomainError('VALIDATION', { errors: { returnUrl: formMessages.invalid } });
    return { toLink: (token) => `${url.origin}${url.pathname.replace(/\/+$/, '')}/${token}`, brand };
  }

  /** Null for another origin, and for a URL with a query or fragment: the token would not end up in the path. */
  private parsePortalUrl(returnUrl: string): URL | null {
    const url = URL.canParse(returnUrl) && !/[?#]/.test(returnUrl) ? new URL(returnUrl) : null;
    const isOurs = url !== null && portalOrigins(this.env.PUBLIC_ORIGIN).includes(url.origin);
    return isOurs && url.username === '' && url.password === '' ? url : null;
  }
}

/** The origins of the portal and of its telephony host. */
function portalOrigins(publicOrigin: string): readonly string[] {
  const telephony = new URL(publicOrigin);
  telephony.hostname = `telephony.${telephony.hostname}`;
  return [new URL(publicOrigin).origin, telephony.origin];
}
