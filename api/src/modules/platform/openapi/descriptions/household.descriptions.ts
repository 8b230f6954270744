import type { householdEndpoints } from '@home-move/contract';
import type { DescriptionsOf } from './call-description.js';

const inviting = ['DETAILS_MISSING', 'MOVE_IN_DATE_MISSING', 'INVITING_ENDED'] as const;
const sending = [...inviting, 'TOO_MANY_REQUESTS'] as const;
const member = ['HOUSEHOLD_LEFT', 'DETAILS_MISSING'] as const;

export const householdDescriptions: DescriptionsOf<typeof householdEndpoints> = {
  read: {
    summary: 'The people, accounts and costs of the household, as far as the caller may see them',
    problems: member,
  },
  plan: { summary: 'The plan of the move, without references and actions', problems: ['HOUSEHOLD_LEFT'] },
  changes: {
    summary:
      'Follow changes of the household, its move and its meter readings; ends when the person leaves or is removed',
    problems: ['HOUSEHOLD_LEFT', 'TOO_MANY_REQUESTS'],
  },
  makeLink: { summary: 'Make a link to share, and end the one before it', problems: inviting },
  invite: { summary: 'Invite someone by email or text message', problems: ['HOUSEHOLD_FULL', ...sending] },
  changeInvitation: {
    summary: 'Change the person or contact of an invitation, and send it',
    problems: ['NOT_FOUND', ...sending],
  },
  inviteAgain: { summary: 'Send an invitation again; its earlier link ends', problems: ['NOT_FOUND', ...sending] },
  cancelInvitation: { summary: 'End the link of an invitation', problems: ['DETAILS_MISSING'] },
  removePerson: {
    summary: 'End the access of a housemate and the share link, and erase their entries',
    problems: ['DETAILS_MISSING'],
  },
  leave: { summary: "Leave the household, and erase the caller's entries" },
  saveChoices: { summary: "Change the housemate's own choices", problems: member },
  nameOnAccount: {
    summary: 'Choose who shall be named on an account; housemates count once they agree',
    problems: ['NOT_FOUND', 'CONFLICT', 'DETAILS_MISSING'],
  },
  answerNaming: {
    summary: 'Agree or decline to be named on an account',
    problems: ['NOT_FOUND', 'CONFLICT', ...member],
  },
  changeSplit: {
    summary:
      'Change how costs are split; clears all agreements but the one of the caller, unless the split is the same',
    problems: ['CONFLICT', ...member],
  },
  agreeToSplit: { summary: 'Agree to the split', problems: ['NOT_FOUND', 'CONFLICT', ...member] },
  openJoin: {
    summary: 'What the page behind a link shows before a code was entered',
    problems: ['INVALID_LINK', 'TOO_MANY_REQUESTS'],
  },
  sendJoinCode: {
    summary: 'Send a code to the contact of a person who wants to join',
    problems: ['INVALID_LINK', 'CONTACT_UNDELIVERABLE', 'TOO_MANY_REQUESTS', 'THIRD_PARTY'],
  },
  join: {
    summary: 'Join the household of a link, with a name and a code',
    problems: ['INVALID_LINK', 'INVALID_OTP', 'HOUSEHOLD_FULL', 'TOO_MANY_REQUESTS'],
  },
  sendLoginCode: {
    summary: 'Send a code to a contact that has joined a household',
    problems: ['NOT_FOUND', 'CONTACT_UNDELIVERABLE', 'TOO_MANY_REQUESTS', 'THIRD_PARTY'],
  },
  login: {
    summary: 'Return to the household that the contact joined last',
    problems: ['INVALID_OTP', 'TOO_MANY_REQUESTS'],
  },
};
