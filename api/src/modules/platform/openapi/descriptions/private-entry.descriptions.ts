import type { privateEntryEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

const linkProblems = ['INVALID_LINK', 'ENROLMENT_CLOSED', 'TOO_MANY_REQUESTS'] as const;
const energyProblems = ['TARIFF_MISSING', 'ENROLMENT_COMPLETE', 'CONFLICT', 'THIRD_PARTY', 'QUOTE_EXPIRED'] as const;

export const privateEntryDescriptions: DescriptionsOf<typeof privateEntryEndpoints> = {
  create: {
    summary: 'Send the customer a link to enter something in private',
    problems: [
      'DETAILS_MISSING',
      'CONTACT_UNDELIVERABLE',
      'IDEMPOTENCY_KEY_REUSED',
      'OUTCOME_UNKNOWN',
      ...energyProblems,
    ],
  },
  list: {
    summary: 'Private entries of this call, and when the customer opened and finished each',
  },
  cancel: {
    summary: 'Cancel a private entry',
    problems: ['NOT_FOUND'],
  },
  updates: {
    summary: 'Follow what changes during the call',
    problems: ['TOO_MANY_REQUESTS'],
  },
  latest: {
    summary: 'What the stream of updates would send now',
  },
  open: {
    summary: 'What a private entry asks for',
    problems: [...linkProblems, ...energyProblems],
  },
  bankDetails: {
    summary: 'Enter bank details in private',
    problems: [...linkProblems, ...energyProblems],
  },
  healthNeeds: {
    summary: 'Enter health needs in private',
    problems: [...linkProblems, ...energyProblems],
  },
  code: {
    summary: "Enter the code that verifies the customer's contact in private",
    problems: [...linkProblems, 'INVALID_OTP'],
  },
};
