/** Words of the page. The heading is the specification's [PERS-04]; the rest is ours. */
export const personalDetailsTexts = {
  heading: "Let's check your personal details.",
  lede: 'Suppliers need these to open accounts in your name.',
  chooseTitle: 'Choose a title',
  birthHint: 'For example, 27 3 1985',
  mobileHint: 'We text you only about your move',
  emailHint: 'We send your confirmation here',
  next: 'Next',
  saving: 'Saving',
  useOfDetails: {
    title: 'How we use your details',
    text: 'We share them only with the companies that set up the services you choose, so that bills reach the right person.',
  },
} as const;
