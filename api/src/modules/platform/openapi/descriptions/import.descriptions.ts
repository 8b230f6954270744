import type { importEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const importDescriptions: DescriptionsOf<typeof importEndpoints> = {
  start: {
    summary: 'Check a file of moves, or import it; a job processes the rows of an import',
    problems: ['PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  read: { summary: 'The progress of an import, kept for 30 days', problems: ['NOT_FOUND'] },
  report: { summary: 'What each row of a file has led to, as CSV', problems: ['NOT_FOUND'] },
};
