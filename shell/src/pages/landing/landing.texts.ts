import { formatList, serviceTexts, type Service } from '@home-move/contract';

interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** What the brand's services are good for. */
const serviceBenefits = {
  energy: { title: 'Energy', text: 'Compare gas and electricity by what they cost in your first year.' },
  entertainment: {
    title: 'Broadband, phone and TV',
    text: 'See what is available at your address, with every price rise shown.',
  },
  council: { title: 'Council tax', text: 'We find your council, and show you where to register.' },
  water: { title: 'Water', text: 'We find your water company, and show you where to register.' },
} as const satisfies Record<Service, Benefit>;

/** What holds for every brand, in the order in which they follow the services. */
const generalBenefits = {
  choice: { title: 'You choose', text: 'You choose each service. What your agent asks for is marked as required.' },
  pause: { title: 'Stop when you like', text: 'What you have saved is kept. We can email you a link to carry on.' },
  phone: { title: 'On your phone too', text: 'Scan a code, and carry on at the same step.' },
  help: { title: 'Help from people', text: 'Call us or write to us if you get stuck.' },
} as const satisfies Record<string, Benefit>;

/** Texts of the landing page. [CHROME-01] */
export const landingTexts = {
  title: 'Move in with everything set up',
  /** The services that the brand offers: "Energy, council tax and water for your new home". */
  lede: (services: readonly Service[]) => {
    const labels = formatList(services.map((service) => serviceTexts[service].label));
    const [first = ''] = labels;
    return `${first.toUpperCase()}${labels.slice(1)} for your new home, all in one place. It takes about five minutes.`;
  },
  getStarted: 'Get Started',
  logIn: 'Already started? Log In',
  benefitsTitle: 'What you can sort out here',
  serviceBenefits,
  generalBenefits,
  checklistTitle: 'Have these to hand',
  checklist: [
    { title: 'Your new postcode', text: 'and the day you move in' },
    { title: 'Your email and mobile', text: 'to come back to your move with a code' },
    { title: 'Your bank details', text: 'only if you choose a plan paid by Direct Debit' },
  ],
  picture: 'A row of terraced houses. In one the lights are on and removal boxes wait outside.',
} as const;

/**
 * What keeps each promise of the page: requirements whose tests would fail if it broke, and beyond the requirements a test as
 * `file: title`. `docs/promises.spec.ts` finds each of them.
 */
export const landingPromises = {
  title: ['BRAND-01'],
  lede: ['BRAND-01', 'CHROME-01'],
  energy: ['LIST-03', 'LIST-05'],
  entertainment: [
    'BB-08',
    'mfe-entertainment/src/list/list.page.spec.tsx: shows a package with its price rises and their dates, first year and whole contract',
  ],
  council: ['COUNCIL-03'],
  water: ['COUNCIL-03'],
  choice: ['PROD-03', 'PROD-04'],
  pause: ['ROUTE-14'],
  phone: [
    'e2e/tests/account/phone.spec.ts: a phone scans the code, confirms the postcode, and continues at the same step, once',
  ],
  help: ['CHROME-03', 'CHROME-04'],
  emailAndMobile: ['OTP-05', 'SESS-22'],
  bankDetails: ['PAY-02', 'PAY-15'],
} as const satisfies Record<
  'title' | 'lede' | keyof typeof serviceBenefits | keyof typeof generalBenefits | 'emailAndMobile' | 'bankDetails',
  readonly string[]
>;
