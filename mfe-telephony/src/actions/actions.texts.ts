import type { InviteJourney } from '@home-move/contract';

/** The actions section; the three confirmations of the specification are in the contract. */
export const actionsTexts = {
  heading: 'Actions',
  sendLink: 'Send link',
  invite: {
    energy: 'Send energy invite',
    entertainment: 'Send broadband invite',
  } satisfies Record<InviteJourney, string>,
  sending: 'Sending',
  linkNeeds: 'A link can be sent once an email address, a surname and a postcode are saved.',
  finish: 'Finish',
  finished: (time: string) => `Finished on ${time}. Support can reopen it.`,
  forget: 'Right to be forgotten',
  confirmFinish: {
    title: 'Finish this enrolment?',
    text: 'The customer and you can still read it. Nothing in it can be changed any more, unless support reopens it.',
    agree: 'Finish enrolment',
    busy: 'Finishing',
  },
  confirmForget: {
    title: 'Erase everything about this customer?',
    text: 'Personal and contact details, notes and saved choices are removed for good, and the call ends here. Contracts that suppliers have accepted continue: the customer cancels them with the supplier.',
    agree: 'Agree',
    busy: 'Erasing',
  },
  cancel: 'Cancel',
} as const;
