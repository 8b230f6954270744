import type { documentEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const documentDescriptions: DescriptionsOf<typeof documentEndpoints> = {
  documents: {
    summary: 'The documents of each order, which never change, and the move plan of today',
  },
  document: {
    summary: 'A document of an order, or the move plan of today (`move-plan`)',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
  archive: {
    summary: 'All documents in one ZIP file',
    problems: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  },
};
