import type { onboardingEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const onboardingDescriptions: DescriptionsOf<typeof onboardingEndpoints> = {
  journey: {
    summary: 'Details of the onboarding journey so far',
  },
  save: {
    summary: 'Save one step: an address, or a single field',
    problems: ['CONFLICT', 'ENROLMENT_COMPLETE', 'GSP_NOT_FOUND', 'NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  addresses: {
    summary: "Addresses of the journey's postcode",
    problems: ['GSP_NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  address: {
    summary: 'Whether an address of the lookup is a home',
    problems: ['GSP_NOT_FOUND', 'NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  commit: {
    summary: 'Complete the journey and copy its details to the enrolment',
    problems: [
      'DETAILS_MISSING',
      'ADDRESS_MISSING',
      'ENROLMENT_COMPLETE',
      'CONFLICT',
      'THIRD_PARTY',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
};
