import type { offersEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const offersDescriptions: DescriptionsOf<typeof offersEndpoints> = {
  affiliates: {
    summary: 'Affiliates, with the category of each',
  },
  visit: {
    summary: 'Count a visit to the page of an affiliate',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
};
