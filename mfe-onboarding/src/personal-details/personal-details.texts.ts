/** Texts of the page. The headings come from the specification [PERS-03, PERS-04], the rest is ours. */
export const personalDetailsTexts = {
  heading: "Let's check your personal details.",
  lede: 'Suppliers need these to open accounts in your name.',
  unpopulated: {
    heading: "We couldn't find your details",
    lede: 'Nothing is lost: please tell us about yourself here, and choose a password to come back to your move.',
    ledeForAgent: 'Nothing is lost: the details can be given here.',
  },
  startedBefore: {
    question: 'Have you started your move already?',
    logIn: 'Log in and carry on',
    /** The same for every address. Kept by `known-contact.service.ts` of the API. */
    mail: 'If there is a move with your email address, we email you a link to it.',
  },
  prefilled: (brand: string) =>
    `${brand} has filled in what it knows about you. Check it, and change anything that is wrong. Nothing is saved until you press Next.`,
  chooseTitle: 'Choose a title',
  birthHint: 'For example, 27 3 1985',
  password: 'Create a password',
  next: 'Next',
  saving: 'Saving',
  useOfDetails: {
    title: 'How we use your details',
    text: 'We share them only with the companies that set up the services you choose, so that bills reach the right person.',
  },
} as const;
