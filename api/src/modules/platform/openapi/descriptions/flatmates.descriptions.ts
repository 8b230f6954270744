import type { flatmatesEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const flatmatesDescriptions: DescriptionsOf<typeof flatmatesEndpoints> = {
  notify: {
    summary: 'Write to a flatmate about the move',
    problems: ['DETAILS_MISSING', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
};
