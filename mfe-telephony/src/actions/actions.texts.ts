import type { Channel, InviteJourney } from '@home-move/contract';

/** The actions section; the three confirmations of the specification are in the contract. */
export const actionsTexts = {
  heading: 'Actions',
  links: {
    none: { name: 'Send link', object: 'link' },
    energy: { name: 'Send energy invite', object: 'energy invite' },
    entertainment: { name: 'Send broadband invite', object: 'broadband invite' },
  } satisfies Record<InviteJourney | 'none', { readonly name: string; readonly object: string }>,
  send: 'Send',
  sending: 'Sending',
  sendAgain: 'Send again',
  sentAt: (time: string) => `Sent ${time} by email`,
  linkNeeds: 'A link can be sent once an email address, a surname and a postcode are saved.',
  closed: 'Nothing more can be sent',
  confirmSendAgain: (object: string, time: string) => ({
    title: `Send the ${object} again?`,
    text: `The customer was sent the last one ${time}. Both arrive in the same mailbox.`,
    agree: 'Send again',
    busy: 'Sending',
  }),
  code: {
    name: 'Enter a code',
    sentTo: {
      email: 'Sends one to the email address',
      sms: 'Sends one to the mobile number',
    } satisfies Record<Channel, string>,
    open: 'Open',
    object: 'the page for a code',
  },
  finish: 'Finish',
  finished: (time: string, name?: string) =>
    `Finished ${name === undefined ? '' : `by ${name} `}on ${time}. You and the customer can still read everything.`,
  reopen: 'Reopen',
  supervisorsReopen: 'Only supervisors and support can reopen a move.',
  confirmReopen: {
    title: 'Reopen this enrolment?',
    text: 'The customer and every agent can change it again. The history shows that you have reopened it.',
    agree: 'Reopen enrolment',
    busy: 'Reopening',
  },
  forget: 'Right to be forgotten',
  confirmFinish: {
    title: 'Finish this enrolment?',
    text: 'The customer and you can still read it. Nothing in it can be changed any more, unless a supervisor or support reopens it.',
    agree: 'Finish enrolment',
    busy: 'Finishing',
  },
  confirmForget: (name: string) => ({
    title: `Erase everything about ${name}?`,
    text: 'Personal and contact details, notes and saved choices are removed for good, and the call ends here. Contracts that suppliers have accepted continue: the customer cancels them with the supplier.',
    agree: 'Agree',
    busy: 'Erasing',
  }),
} as const;
