import type { completionEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const completionDescriptions: DescriptionsOf<typeof completionEndpoints> = {
  completeServices: {
    summary:
      'Complete services by their codes: 0 energy, 1 broadband, 3 council tax, 4 broadband of another site, 6 water',
    problems: ['CONFLICT', 'THIRD_PARTY', 'IDEMPOTENCY_KEY_REUSED'],
  },
};
