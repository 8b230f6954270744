/** Words of the page; messages and labels are in the contract. */
export const contactDetailsTexts = {
  heading: 'How can we reach you?',
  lede: 'This is all we still need to know about you.',
  emailHint: 'We send your confirmation here',
  mobileHint: 'We text you only about your move',
} as const;
