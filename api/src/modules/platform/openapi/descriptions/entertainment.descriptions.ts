import type { entertainmentEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const entertainmentDescriptions: DescriptionsOf<typeof entertainmentEndpoints> = {
  broadband: {
    summary: 'Broadband, phone and TV packages at the new home',
    problems: ['ADDRESS_MISSING', 'TOO_MANY_REQUESTS'],
  },
  speeds: {
    summary: 'The fastest lines at the new home',
    problems: ['ADDRESS_MISSING', 'TOO_MANY_REQUESTS'],
  },
  package: {
    summary: 'One package at the new home',
    problems: ['ADDRESS_MISSING', 'NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  choice: {
    summary: 'The chosen package',
  },
  selectPackage: {
    summary: 'Choose a package',
    problems: [
      'ADDRESS_MISSING',
      'MOVE_IN_DATE_MISSING',
      'DETAILS_MISSING',
      'NOT_FOUND',
      'CONFLICT',
      'ENROLMENT_COMPLETE',
      'THIRD_PARTY',
      'TOO_MANY_REQUESTS',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  womConsent: {
    summary: 'Consent to pass details on for a service: 1 broadband that we order, 2 Sky, 4 broadband of another site',
    problems: ['DETAILS_MISSING', 'ENROLMENT_COMPLETE', 'TOO_MANY_REQUESTS'],
  },
  removePending: {
    summary: 'Remove the package that is pending confirmation',
    problems: ['CONFLICT', 'ENROLMENT_COMPLETE', 'THIRD_PARTY'],
  },
};
