import { commsEndpoints, mailSource, urlOf } from '@home-move/contract';
import { type Brand, brandPath } from '../../brands/brand/brands.data.js';

/** The URL of the page that confirms unsubscribing. [ROUTE-15] */
export function unsubscribePage(portal: string, brand: Brand, token: string, email: string): string {
  const query = new URLSearchParams({ email, source: mailSource }).toString();
  return `${portal}/${brandPath(brand)}/email/unsubscribe/${encodeURIComponent(token)}?${query}`;
}

/** Headers that enable the mail program's own one-click unsubscribe button (RFC 8058). */
export function oneClickHeaders(portal: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${portal}${urlOf(commsEndpoints.oneClickUnsubscribe, { params: { token } })}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
