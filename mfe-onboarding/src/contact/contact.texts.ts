/** Words of every page that asks how to reach somebody; the messages are in the contract. */
export const contactTexts = {
  heading: 'How can we reach you?',
  emailHint: 'We send your confirmation here',
  mobileHint: 'We text you only about your move',
  ledes: {
    journeyContact: 'We send your confirmation and a code to check that it is you.',
    pendingContact: 'This is all we still need to know about you.',
  },
} as const;
