import type { dataPassportEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const dataPassportDescriptions: DescriptionsOf<typeof dataPassportEndpoints> = {
  read: {
    summary: 'Who received which kinds of data about the mover, when and why',
    problems: ['CONTACT_UNVERIFIED', 'NOT_FOUND'],
  },
  count: {
    summary: 'How many entries the data passport of the customer has',
  },
};
