import type { embeddingEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const embeddingDescriptions: DescriptionsOf<typeof embeddingEndpoints> = {
  check: {
    summary: 'Whether the page that sends the request may embed the brand; readable by every origin',
  },
  checkSite: {
    summary: 'Whether a page of the public web can show the portal of a brand, and what to change',
  },
};
