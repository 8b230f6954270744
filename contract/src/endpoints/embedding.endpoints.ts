import type { Embedding } from '../embed/embed-problem';
import type { SiteCheck } from '../embed/site-check';
import type { SiteCheckRequest } from '../embed/site-check.schema';
import { endpoint } from './endpoint';

/** Whether a page can show the portal. */
export const embeddingEndpoints = {
  /** Called by the loader on a partner's page, which has no token. */
  check: endpoint<{ query: { brand?: string; branch?: string } }, Embedding>({
    method: 'GET',
    path: '/embedding',
    roles: [],
  }),
  /** Opens a page of the public web. TOO_MANY_REQUESTS after `SITE_CHECK_LIMIT` checks of one client address. */
  checkSite: endpoint<{ body: SiteCheckRequest }, SiteCheck>({
    method: 'POST',
    path: '/site-check',
    roles: ['app'],
  }),
};
