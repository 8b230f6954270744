import type { brandEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const brandDescriptions: DescriptionsOf<typeof brandEndpoints> = {
  branding: {
    summary: 'Branding of a partner or sub-partner',
    problems: ['NOT_FOUND'],
  },
  branchBranding: {
    summary: 'Branding of a branch',
    problems: ['NOT_FOUND'],
  },
  flags: {
    summary: 'Feature flags of the enrolment, or of the default brand without one',
  },
  rating: {
    summary: 'Average review rating, for the footer',
    problems: ['THIRD_PARTY'],
  },
  cookieDetails: {
    summary: 'Items that the portal stores in the browser, for the cookie policy',
  },
  resolution: {
    summary: 'Version of each remote for a brand and branch',
    isConditional: true,
  },
};
