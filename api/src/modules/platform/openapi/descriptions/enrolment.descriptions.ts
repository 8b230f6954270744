import type { enrolmentEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const enrolmentDescriptions: DescriptionsOf<typeof enrolmentEndpoints> = {
  mine: {
    summary: 'The enrolment of the token',
  },
  byId: {
    summary: "The caller's enrolment by its id; any other id is not found",
    problems: ['NOT_FOUND'],
  },
  recordStep: {
    summary: 'Record the step last shown',
  },
  create: {
    summary: 'Create an enrolment for a brand',
    problems: ['NOT_FOUND', 'BRAND_ARCHIVED', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_REUSED'],
  },
  status: {
    summary: "Status of the caller's enrolment",
    problems: ['NOT_FOUND'],
  },
  savePersonalDetails: {
    summary: 'Save name and date of birth',
    problems: ['CONFLICT'],
  },
  saveContactDetails: {
    summary: 'Save mobile number and email address, and the password that the mover chose in the unpopulated journey',
    problems: ['CONFLICT', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  update: {
    summary: 'Update the given fields of the enrolment',
    problems: ['CONFLICT', 'ENROLMENT_COMPLETE', 'THIRD_PARTY'],
  },
  residentialStatuses: {
    summary: 'Options of the residential status',
  },
  moveInDateUnknown: {
    summary: 'Record that the move-in date is not known yet',
    problems: ['CONFLICT', 'ENROLMENT_COMPLETE', 'THIRD_PARTY'],
  },
  addresses: {
    summary: 'Addresses of a postcode',
    problems: ['GSP_NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  saveAddress: {
    summary: 'Save the chosen address',
    problems: ['GSP_NOT_FOUND', 'NOT_FOUND', 'THIRD_PARTY', 'CONFLICT', 'ENROLMENT_COMPLETE', 'TOO_MANY_REQUESTS'],
  },
  postAddress: {
    summary: 'The same as PUT /address',
    problems: ['GSP_NOT_FOUND', 'NOT_FOUND', 'THIRD_PARTY', 'CONFLICT', 'ENROLMENT_COMPLETE', 'TOO_MANY_REQUESTS'],
  },
  saveManualAddress: {
    summary: 'Save a manually entered address',
    problems: ['THIRD_PARTY', 'CONFLICT', 'ENROLMENT_COMPLETE'],
  },
  skip: {
    summary:
      'Skip a service for now; its code is the query `service`: 0 energy, 1 broadband, 4 broadband of another site',
    problems: ['ENROLMENT_COMPLETE', 'THIRD_PARTY'],
  },
  confirmation: {
    summary: 'Summary of what was set up',
  },
  sendConfirmation: {
    summary: 'Mail the confirmation again',
    problems: ['DETAILS_MISSING', 'CONFLICT', 'CONTACT_UNVERIFIED', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
};
