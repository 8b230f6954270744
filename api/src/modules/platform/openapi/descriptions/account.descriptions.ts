import type { accountEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const accountDescriptions: DescriptionsOf<typeof accountEndpoints> = {
  validate: {
    summary: 'Confirm the details behind a link by surname and postcode; a problem carries the result',
    problems: ['DETAILS_NOT_CONFIRMED', 'CONTACT_UNDELIVERABLE', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  logInLink: {
    summary: 'Result of a log-in link',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  requestContinueLink: {
    summary: 'Mail a link that resumes a saved move',
    problems: ['CONTACT_UNVERIFIED', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  continue: {
    summary: 'Log in with a mailed link to a saved move',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  phoneLink: {
    summary: 'Create a link that continues at the same step on another device; it works once, for an hour',
    problems: ['DETAILS_MISSING', 'TOO_MANY_REQUESTS'],
  },
  sendPhoneLink: {
    summary: "Send such a link to the mover's email address or mobile number",
    problems: ['CONTACT_UNVERIFIED', 'CONTACT_UNDELIVERABLE', 'DETAILS_MISSING', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  phoneLinkChallenge: {
    summary: 'How to open such a link: with the postcode of the new home, or with a code',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  sendPhoneLinkCode: {
    summary: 'Send a code to the contact behind such a link',
    problems: ['INVALID_LINK', 'CONTACT_UNDELIVERABLE', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  openPhoneLink: {
    summary: 'Log in with such a link and the postcode of the new home',
    problems: ['INVALID_LINK', 'INVALID_POSTCODE', 'TOO_MANY_REQUESTS'],
  },
  requestPasswordReset: {
    summary: 'Mail a link that sets a new password',
    problems: ['THIRD_PARTY', 'TOO_MANY_REQUESTS'],
  },
  checkPasswordReset: {
    summary: 'Whether a reset link still works',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  resetPassword: {
    summary: 'Set a new password with a reset link',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  logOutEverywhere: {
    summary: "End every login and link of the mover's enrolment, and renew its save-and-continue token",
    problems: [],
  },
  contactChange: {
    summary: 'The change of contacts by an agent that a mailed or texted link can undo',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  undoContactChange: {
    summary: 'Undo a change of contacts by an agent; for 14 days after it',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  clickedForgottenPassword: {
    summary: 'Count a click on the link for a forgotten password',
    problems: ['TOO_MANY_REQUESTS'],
  },
};
