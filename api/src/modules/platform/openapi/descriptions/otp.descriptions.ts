import type { otpEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const otpDescriptions: DescriptionsOf<typeof otpEndpoints> = {
  login: {
    summary: 'Send a login code to an email address',
    problems: ['NOT_FOUND', 'CONTACT_UNDELIVERABLE', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  verify: {
    summary: 'Verify a code that this session requested',
    problems: ['INVALID_OTP', 'TOO_MANY_REQUESTS'],
  },
  validatePostcode: {
    summary: 'Confirm the enrolment behind a link by the postcode of the new home, and by a code once it is owned',
    problems: [
      'INVALID_POSTCODE',
      'POSTCODE_VALIDATION_COMPLETED',
      'DETAILS_NOT_CONFIRMED',
      'CONTACT_UNDELIVERABLE',
      'THIRD_PARTY',
      'TOO_MANY_REQUESTS',
    ],
  },
  request: {
    summary: 'Send a code by email or text message',
    problems: ['NOT_FOUND', 'CONTACT_UNDELIVERABLE', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  channelDetails: {
    summary: 'Masked contact that a code for the enrolment behind a link would go to',
    problems: ['INVALID_LINK', 'POSTCODE_VALIDATION_COMPLETED', 'TOO_MANY_REQUESTS'],
  },
  verifiedChannels: {
    summary: "Which contacts of the caller's enrolment are verified",
  },
};
