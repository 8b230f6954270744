/** Texts of the landing page. [CHROME-01] */
export const landingTexts = {
  title: 'Move in with everything set up',
  lede: 'Energy, broadband, council tax and water for your new home, all in one place. It takes about five minutes.',
  getStarted: 'Get Started',
  logIn: 'Already started? Log In',
  benefitsTitle: 'What we sort out for you',
  benefits: {
    energy: { title: 'Energy', text: 'Compare gas and electricity by what they cost in your first year.' },
    broadband: {
      title: 'Broadband, phone and TV',
      text: 'See what is available at your address, with every price rise shown.',
    },
    council: { title: 'Council tax', text: 'We find your council and tell them when you move in.' },
    water: { title: 'Water', text: 'We find your water company and register you for the bill.' },
    choice: { title: 'Nothing you did not choose', text: 'You pick each service. We never tick a box for you.' },
  },
  checklistTitle: 'Have these to hand',
  checklist: [
    { title: 'Your new postcode', text: 'and the day you move in' },
    { title: 'Your email and mobile', text: 'to keep your place and send you updates' },
    { title: 'Your bank details', text: 'only if you choose a plan paid by Direct Debit' },
  ],
  picture: 'A row of terraced houses. In one the lights are on and removal boxes wait outside.',
} as const;
