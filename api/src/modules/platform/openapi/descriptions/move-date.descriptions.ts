import type { moveDateEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const moveDateDescriptions: DescriptionsOf<typeof moveDateEndpoints> = {
  preview: {
    summary: 'What another move-in date would change',
    problems: ['CONFLICT', 'THIRD_PARTY'],
  },
  change: {
    summary: 'Change the move-in date and what was ordered for it',
    problems: ['CONFLICT', 'THIRD_PARTY', 'IDEMPOTENCY_KEY_REUSED'],
  },
};
