import { commsEndpoints, mailSource, urlOf } from '@home-move/contract';
import { brandPath } from '../brand/brand-path.js';
import type { Brand } from '../brand/brands.data.js';

/** The page that asks whether to unsubscribe. [ROUTE-15] */
export function unsubscribePage(portal: string, brand: Brand, token: string, email: string): string {
  const query = new URLSearchParams({ email, source: mailSource }).toString();
  return `${portal}/${brandPath(brand)}/email/unsubscribe/${encodeURIComponent(token)}?${query}`;
}

/** Lets the mail program offer its own button, which unsubscribes by one click (RFC 8058). */
export function oneClickHeaders(portal: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${portal}${urlOf(commsEndpoints.oneClickUnsubscribe, { params: { token } })}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
