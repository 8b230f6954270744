import type { commsEndpoints, mailEventEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const commsDescriptions: DescriptionsOf<typeof commsEndpoints> = {
  createEvent: {
    summary: 'Record that a visitor opened the link of a message',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  setBlocked: {
    summary: 'Unsubscribe from marketing mail, or subscribe again',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  oneClickUnsubscribe: {
    summary: 'Unsubscribe by one click in the mail program',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
};

export const mailEventDescriptions: DescriptionsOf<typeof mailEventEndpoints> = {
  record: {
    summary: 'Report what became of a mail, in the format of the mail provider',
    problems: ['TOO_MANY_REQUESTS'],
  },
};
