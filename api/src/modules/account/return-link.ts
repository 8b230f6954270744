import { formMessages } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';

/**
 * The link of a mail: `returnUrl` + '/' + token. Throws VALIDATION on `returnUrl` for another site's page, and for a query
 * or hash, behind which the token would not be a path. [PWD-04]
 */
export function returnLink(returnUrl: string, publicOrigin: string): (token: string) => string {
  const url = URL.canParse(returnUrl) ? new URL(returnUrl) : null;
  const isOurs = url !== null && originsOf(publicOrigin).includes(url.origin);
  const isPlain = url !== null && [url.search, url.hash, url.username, url.password].every((part) => part === '');
  if (!isOurs || !isPlain || /[?#]/.test(returnUrl)) {
    throw new DomainError('VALIDATION', { errors: { returnUrl: formMessages.invalid } });
  }
  return (token) => `${url.origin}${url.pathname.replace(/\/+$/, '')}/${token}`;
}

/** The portal's own, and that of the telephony host beside it. */
function originsOf(publicOrigin: string): readonly string[] {
  const telephony = new URL(publicOrigin);
  telephony.hostname = `telephony.${telephony.hostname}`;
  return [new URL(publicOrigin).origin, telephony.origin];
}
