import type { Branding, CookieDetail, Flags, Rating } from '../brand/brand';
import type { RegistryResolution } from '../registry/registry';
import { roles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Branding, flags, footer and cookie policy, and the resolved remotes. */
export const brandEndpoints = {
  /** [BRAND-12] */
  branding: endpoint<{ params: { brand: string } }, Branding>({
    method: 'GET',
    path: '/branding/:brand',
    roles,
  }),
  branchBranding: endpoint<{ params: { brand: string; branch: string } }, Branding>({
    method: 'GET',
    path: '/branding/:brand/:branch',
    roles,
  }),
  flags: endpoint<NoInput, Flags>({
    method: 'GET',
    path: '/flags',
    roles,
  }),
  /** [CHROME-06] */
  rating: endpoint<NoInput, Rating>({
    method: 'GET',
    path: '/review/rating',
    roles,
  }),
  /** [CHROME-16] */
  cookieDetails: endpoint<NoInput, readonly CookieDetail[]>({
    method: 'GET',
    path: '/cookie-details',
    roles,
  }),
  resolution: endpoint<{ query: { brand?: string; branch?: string } }, RegistryResolution>({
    method: 'GET',
    path: '/registry/resolution',
    roles: [],
  }),
};
