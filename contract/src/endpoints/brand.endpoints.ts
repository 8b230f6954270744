import type { Branding, CookieDetail, Flags, Rating } from '../brand/brand';
import type { RegistryResolution } from '../runtime/registry';
import { roles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Branding, flags, footer and cookie policy, and the resolved remotes. */
export const brandEndpoints = {
  /** [BRAND-12] */
  branding: endpoint<{ params: { brand: string } }, Branding>({
    method: 'GET',
    path: '/branding/:brand',
    roles,
    problems: ['NOT_FOUND'],
    summary: 'Branding of a partner or sub-partner',
  }),
  branchBranding: endpoint<{ params: { brand: string; branch: string } }, Branding>({
    method: 'GET',
    path: '/branding/:brand/:branch',
    roles,
    problems: ['NOT_FOUND'],
    summary: 'Branding of a branch',
  }),
  flags: endpoint<NoInput, Flags>({
    method: 'GET',
    path: '/flags',
    roles,
    summary: 'Feature flags of the enrolment, or of the default brand without one',
  }),
  /** [CHROME-06] */
  rating: endpoint<NoInput, Rating>({
    method: 'GET',
    path: '/review/rating',
    roles,
    problems: ['THIRD_PARTY'],
    summary: 'Average review rating, for the footer',
  }),
  /** [CHROME-16] */
  cookieDetails: endpoint<NoInput, readonly CookieDetail[]>({
    method: 'GET',
    path: '/cookie-details',
    roles,
    summary: 'Items that the portal stores in the browser, for the cookie policy',
  }),
  resolution: endpoint<{ query: { brand?: string; branch?: string } }, RegistryResolution>({
    method: 'GET',
    path: '/registry/resolution',
    roles: [],
    summary: 'Version of each remote for a brand and branch',
  }),
};
