import type { invitationEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const invitationDescriptions: DescriptionsOf<typeof invitationEndpoints> = {
  read: {
    summary: 'Who gave us which details of the person who has the link of an invitation',
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  object: {
    summary: 'Refuse an invitation: everything about the person is erased but a keyed hash of the contacts',
    problems: ['NOT_FOUND', 'CONFLICT', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
};
