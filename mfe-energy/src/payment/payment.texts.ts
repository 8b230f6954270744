import { accountNameMaxLength, coolingOffDays, maxSwitchDays, smartMeterMonths } from '@home-move/contract';

/** The payment page. Wording fixed by law or industry is in `direct-debit.texts.ts` and the contract. */
export const paymentTexts = {
  title: 'Check your plan and set up payment',
  titleOfTwo: 'Check your plans and set up payment',
  paygTitle: 'Check and confirm your plan',
  paygTitleOfTwo: 'Check and confirm your plans',
  loading: 'Loading your plan',
  failedTitle: 'We could not load your plan',
  yourPlan: 'Your plan',
  yourPlans: 'Your plans',
  plan: 'Plan',
  supplier: 'Supplier',
  cost: 'Cost',
  costAMonth: (month: string) => `${month} a month`,
  /** "Electricity plan", with mixed meters. */
  ofFuel: (fuel: string, label: string) => `${fuel} ${label.toLowerCase()}`,
  address: 'Supply address',
  starts: 'Supply starts',
  payment: 'Payment',
  addOns: 'Add-ons',
  extraSupport: 'Extra support',
  support: { 'asked-for': 'Asked for', 'not-asked-for': 'Not asked for', answered: 'Answered' },
  rates: 'Rates and tariff details',
  ratesOf: (tariff: string) => `Rates and tariff details of ${tariff}`,
  bankDetails: 'Your bank details',
  whichAccount: 'Which account do you want to pay from?',
  sameAccount: (lastDigits: string) => `Use the account ending ${lastDigits}`,
  maskedAccount: (name: string, sortCode: string, number: string) =>
    `${name}, sort code ${sortCode}, account number ${number}`,
  customersAccount: 'Use the account that the customer entered',
  customersAccountHidden: 'Entered in private, so it is not shown to you',
  otherAccount: 'Use another account',
  accountName: 'Account name',
  accountNameHint: `As it appears on your card or statement, up to ${accountNameMaxLength} characters`,
  sortCode: 'Sort code',
  sortCodeHint: '6 digits',
  accountNumber: 'Account number',
  accountNumberHint: '8 digits',
  accountNumberMismatch: '8 digits. It does not belong to this sort code, so please check both.',
  preferredDay: 'Preferred payment day',
  preferredDayPlaceholder: 'Choose a day',
  dayOfMonth: (day: string) => `${day} of the month`,
  accountHolder: 'I am the account holder and the only person needed to authorise payments from this account',
  /** What the error summary calls a box whose label is a sentence. */
  shortNames: { accountHolder: 'Account holder', smartMeter: 'Smart meter', terms: 'Terms' },
  askPaper: 'Someone else has to authorise payments too',
  paperTitle: 'Setting up by paper form',
  paper: (supplier: string) =>
    `${supplier} will send you a Direct Debit form by post, for everybody who has to sign. You do not need to give bank details here. Your switch carries on in the meantime.`,
  notPaper: 'Give bank details here instead',
  billingRate: 'How often may your smart meter send readings for billing?',
  settlementRate: 'How often may your smart meter send readings for settling the market?',
  settlementHint: 'Suppliers use this to pay for the energy you used. It does not change your bills.',
  readRate: 'How often may your smart meter send readings?',
  ratesHint: 'This applies if you have a smart meter, now or in the future. You can change it at any time.',
  halfHourly: 'Every half hour',
  halfHourlySmall: 'The most accurate bills',
  daily: 'Daily',
  monthly: 'Monthly',
  monthlySmall: 'The least data',
  smartRequired: (tariff: string) =>
    `I agree to have a smart meter installed within ${smartMeterMonths} months, which is a condition of ${tariff}. Otherwise I move to the variable plan from month ${smartMeterMonths + 1}, with no exit fee.`,
  agreeTo: 'I agree to the ',
  principalTerms: 'principal terms',
  and: ' and ',
  andThe: ', and to the ',
  generalTerms: 'general terms',
  of: (tariff: string) => ` of ${tariff}`,
  offers: (supplier: string) => `${supplier} may send me offers`,
  offersBy: 'How may they send them?',
  byEmail: 'By email',
  bySms: 'By text message',
  foundationOffers: (supplier: string) => `${supplier}'s charity may send me news`,
  groupOffers: (supplier: string) => `Other companies of the ${supplier} group may send me offers`,
  offersHint: 'Optional. You can stop at any time.',
  back: 'Back',
  submit: 'Set up',
  submitting: 'Setting up',
  toList: 'See energy plans',
  unknownAnswer: (supplier: string) =>
    `We do not know yet whether ${supplier} received this. What you entered is safe. Press Set up again: you are never signed up twice.`,
  alreadySetUp: (done: string, left: string) => `Your ${done} is set up. This sets up your ${left}.`,
} as const;

/** The cost card and its timeline. `supplier` may be two, with mixed meters. */
export const costTexts = {
  aMonth: (firstYear: string) => `a month, ${firstYear} in the first year`,
  aMonthOnAverage: (firstYear: string) => `a month on average, ${firstYear} in the first year`,
  strip: (month: string) => `${month} a month`,
  stripYear: (firstYear: string) => `${firstYear} in the first year`,
  addOnsYear: (amount: string) => `With add-ons for ${amount} in the first year`,
  oneOff: (amount: string) => `One-off costs ${amount}`,
  when: 'What happens when',
  moveIn: 'You move in. Until the switch you pay the current supplier. Take meter readings.',
  moveInAndStart: (supplier: string) => `You move in, and your supply from ${supplier} starts. Take meter readings.`,
  starts: (supplier: string) => `Your supply from ${supplier} starts`,
  cancel: 'Last day to cancel free of charge',
  startsPrepaid: (supplier: string) => `Your supply from ${supplier} starts. From then on you top up with them.`,
  firstDebit: 'First Direct Debit',
  firstDebitOf: (amount: string) => `${amount}. You see the exact date as soon as this is set up.`,
  firstDebitByPaper: (amount: string, supplier: string) =>
    `${amount}. ${supplier} will let you know the date once your paper form is back.`,
} as const;

/** Questions below the form. [PAY-07] */
export const faqTexts = {
  changeMind: 'Can I change my mind?',
  changeMindAnswer: (supplier: string) =>
    `Yes. You can cancel free of charge within ${coolingOffDays} days of setting this up: tell ${supplier}. You'll stay with your current supplier.`,
  untilThen: 'Who supplies me until then?',
  untilThenAnswer: (supplier: string) =>
    `The current supplier of the home. You pay them from the day you become responsible for the home until your supply from ${supplier} starts. Take meter readings on the day you move in. Your energy is not interrupted by the switch.`,
  fromMoveInAnswer: (supplier: string) =>
    `Your supply from ${supplier} starts on the day you move in. Take meter readings on that day. Your energy is not interrupted by the switch.`,
  howLong: 'How long does the switch take?',
  howLongAnswer: `We expect it on the date shown next to "Supply starts" above. Switching can take ${maxSwitchDays} days.`,
} as const;

/** When one fuel of mixed meters is set up and the other is not. */
export const unfinishedTexts = {
  title: (done: string, left: string) => `${done} is set up, ${left} is not`,
  accepted: (tariff: string, supplier: string, start: string) =>
    `Set up: ${tariff} from ${supplier}. Supply starts on ${start}.`,
  notSetUp: (tariff: string, supplier: string) => `Not set up: ${tariff} from ${supplier}.`,
  reasons: {
    QUOTE_EXPIRED: (supplier: string) => `${supplier} does not offer this plan at this price any more.`,
    THIRD_PARTY: (supplier: string) =>
      `We do not know yet whether ${supplier} has accepted it. You can try again: you are never signed up twice.`,
  },
  stands: (done: string, left: string) =>
    `Your ${done} stays as it is, whatever you do now. Until you choose, the current supplier of the home carries on supplying ${left}.`,
  choose: (left: string) => `Choose ${left === 'gas' ? 'a gas' : 'an electricity'} plan`,
  tryAgain: 'Try again',
  trying: 'Trying again',
  skip: (left: string) => `Skip ${left} for now`,
  skipping: 'Skipping',
} as const;
