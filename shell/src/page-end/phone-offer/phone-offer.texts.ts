import { linkLifetimeHours, type Channel } from '@home-move/contract';

/** Texts of "Continue on my phone". */
export const phoneOfferTexts = {
  offer: 'Continue on my phone',
  opening: 'Opening',
  elsewhere: 'Another device',
  title: 'Continue on your phone',
  failed: 'This part did not load. Check your connection and try again.',
  scan: {
    title: 'Scan the code',
    how: 'Point the camera of your phone at the code. It opens this step.',
    label: 'Code that opens this step on your phone',
    making: 'Making your code',
    made: 'Your code is ready',
    works: 'The code works once, for one hour. If you log out here, it stops working.',
    expired: 'This code has run out.',
    renew: 'Make a new code',
    tryAgain: 'Try again',
  },
  copy: {
    label: 'Copy the link',
    done: 'Copied. Paste it where only you can see it.',
    manual: 'Your browser does not let us copy it. Copy it from here.',
    link: 'Link',
  },
  send: {
    title: 'Send yourself the link',
    label: { email: 'Email me the link', sms: 'Text me the link' } satisfies Record<Channel, string>,
    sending: 'Sending',
    sent: (contact: string) => `Sent to ${contact}. It works once, for ${linkLifetimeHours.phoneSent} hours.`,
  },
  verification: {
    postcode: 'Your phone then asks for the postcode of your new home.',
    code: 'Your phone then asks for a code, which we send to you.',
  },
  /** Verifying a contact for the first time ends the earlier session. */
  endsHere: 'Once you have used the code there, you are logged out here.',
  comesAlong:
    'Everything you have saved will be on your phone too. Anything you have typed on this page but not saved stays here.',
  detailsMissing:
    'First tell us where you are moving to, or how to contact you. We need this to check that it is you on your phone.',
} as const;
