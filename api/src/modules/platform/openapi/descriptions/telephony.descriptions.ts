import type { telephonyEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

export const telephonyDescriptions: DescriptionsOf<typeof telephonyEndpoints> = {
  login: {
    summary: 'Log an agent in to the enrolment of a telephony token',
    problems: ['INVALID_TELEPHONY_TOKEN', 'TOO_MANY_REQUESTS'],
  },
  name: {
    summary: 'Name of the agent, and what the CRM that opened the call gets back',
  },
  branding: {
    summary: 'Branding of the brand or branch that the enrolment belongs to',
  },
  saveNote: {
    summary: 'Write a note on the enrolment',
    problems: ['IDEMPOTENCY_KEY_REUSED'],
  },
  notes: {
    summary: 'Notes on the enrolment',
    problems: ['NOT_FOUND'],
  },
  reminders: {
    summary: 'Notes that agents are to be reminded of',
  },
  agentReminders: {
    summary: 'Open reminders of the agent across enrolments',
  },
  role: {
    summary: 'What the agent may do',
  },
  endReminder: {
    summary: 'End the reminder of a note',
    problems: ['NOT_FOUND'],
  },
  history: {
    summary: 'What happened to the enrolment, who did it and when',
    problems: ['NOT_FOUND'],
  },
  content: {
    summary: 'Scripts that were written for the brand of the enrolment',
  },
  sendLink: {
    summary: 'Mail the customer a link to the enrolment, or an invite to one journey of it',
    problems: [
      'DETAILS_MISSING',
      'CONTACT_UNDELIVERABLE',
      'CONTACT_UNSUBSCRIBED',
      'CONTACT_UNVERIFIED',
      'ENROLMENT_COMPLETE',
      'THIRD_PARTY',
      'TOO_MANY_REQUESTS',
      'IDEMPOTENCY_KEY_REUSED',
      'OUTCOME_UNKNOWN',
    ],
  },
  finish: {
    summary: 'Finish the enrolment: it can be read, and no longer changed',
    problems: ['CONFLICT', 'ENROLMENT_COMPLETE', 'THIRD_PARTY'],
  },
  reopen: {
    summary: 'Let a finished enrolment be changed again',
    problems: ['FORBIDDEN'],
  },
  forget: {
    summary: "Erase the customer's personal data; the id is that of the record in the admin portal",
    problems: ['THIRD_PARTY'],
  },
  launch: {
    summary: 'Log an agent in with the launch code of a CRM',
    problems: ['INVALID_LAUNCH_CODE', 'TOO_MANY_REQUESTS'],
  },
  newLaunchCode: {
    summary: "Create a single-use code that opens an enrolment in a CRM's panel for an active agent of the partner",
    problems: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
};
