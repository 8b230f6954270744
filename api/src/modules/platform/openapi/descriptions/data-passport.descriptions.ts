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
  object: {
    summary: 'Object to messages for a purpose in our legitimate interest; none is sent for it afterwards',
    problems: ['CONTACT_UNVERIFIED'],
  },
  files: {
    summary: 'The sizes of the files with the passport and all data that is held',
    problems: ['CONTACT_UNVERIFIED', 'UNAVAILABLE'],
  },
  pdf: {
    summary: 'The passport and all data that is held, to read',
    problems: ['CONTACT_UNVERIFIED', 'UNAVAILABLE'],
  },
  json: {
    summary: 'The passport and all data that is held, for another service',
    problems: ['CONTACT_UNVERIFIED'],
  },
  withdraw: {
    summary: 'Withdraw the consent of an entry, for its purpose and organisation',
    problems: ['CONTACT_UNVERIFIED', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  },
  resend: {
    summary: 'Send an entry that was not delivered again, once',
    problems: ['CONTACT_UNVERIFIED', 'NOT_FOUND', 'UNAVAILABLE'],
  },
  erasure: {
    summary: 'What an erasure leaves and until when, and the orders that it does not cancel',
    problems: ['CONTACT_UNVERIFIED'],
  },
  erase: {
    summary: "Erase the mover's personal data, and end every session",
    problems: ['CONTACT_UNVERIFIED', 'THIRD_PARTY'],
  },
};
