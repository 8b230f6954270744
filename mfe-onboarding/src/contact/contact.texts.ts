/** Words of the contact step; the messages are in the contract. */
export const contactTexts = {
  heading: 'How can we reach you?',
  lede: 'We send your confirmation and a code to check that it is you.',
  emailHint: 'We send your confirmation here',
  mobileHint: 'We text you only about your move',
} as const;
