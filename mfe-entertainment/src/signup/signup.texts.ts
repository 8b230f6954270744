import { coolingOffDays } from '@home-move/contract';

/** Seconds until the provider's site opens. [BBSET-03] */
export const redirectSeconds = 15;

/** The sign-up page. */
export const signupTexts = {
  loading: 'Loading this package',
  title: (provider: string) => `Set up with ${provider}`,
  ledeOrder: (brand: string, provider: string) => `${brand} places the order with ${provider} for you.`,
  ledeSite: (provider: string) => `You place the order yourself, on ${provider}'s own site.`,
  failed: 'This package did not load',
  gone: 'This package is not on offer at your new home any more.',
  otherPackages: 'See other packages',
  back: 'Back',
  cost: 'What it costs',
  costNote: 'Everything that you must pay is in these sums, VAT included.',
  monthly: 'Each month',
  setUp: 'Set-up',
  firstYear: 'First year',
  wholeContract: 'Whole contract',
  rollingFirst: 'First month',
  average: 'Average a month',
  lineRental: 'Line rental',
  lineRentalIncluded: 'Included',
  leave: 'Leaving',
  leaveRolling: "A month's notice, at any time",
  leaveFixed: (months: number, provider: string) =>
    `The contract runs for ${months} months. Leaving early, or moving again, may cost you a fee: ask ${provider} before you order.`,
  terms: (provider: string) => `Terms of ${provider}`,
  consentOrder: (brand: string, provider: string) =>
    `I agree that ${brand} passes my name, email address, mobile number, new address and start date to ${provider}, to place this order.`,
  consentSite: (brand: string, provider: string) =>
    `I agree that ${brand} passes on that I chose this package, with a reference that does not name me, so that ${provider} knows where I came from.`,
  consentName: 'Consent',
  consentMissing: 'Please agree to this to go on',
  order: 'Order',
  ordering: 'Ordering',
  goTo: (provider: string) => `Go to ${provider}`,
  going: 'Getting it ready',
  priceChanged: (before: string, now: string) =>
    `The price has changed since you opened this page: it was ${before} over the contract and is ${now} now. Check it, and go on if you still want it.`,
  priceChangedMonthly: (before: string, now: string) =>
    `The price has changed since you opened this page: it was ${before} for the first month and is ${now} now. Check it, and go on if you still want it.`,
  next: 'What happens next',
  nextOrder: (provider: string) => [
    `We send the order to ${provider}, who will be in touch about the start.`,
    `You have ${coolingOffDays} days to change your mind. Tell ${provider} if you do.`,
  ],
  nextSite: (provider: string) => [
    `${provider}'s site opens in a new tab after ${redirectSeconds} seconds. You order there.`,
    'This page stays open. Come back to it and tell us whether you ordered.',
  ],
} as const;

/** The waiting page in the provider's tab. [BBSET-03] */
export const loadLinkTexts = {
  title: (provider: string) => `Taking you to ${provider}`,
  preparing: 'Getting your package ready',
  opensIn: (provider: string, seconds: number) =>
    `${provider}'s site opens in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  paused: (provider: string) => `Paused. ${provider}'s site opens when you say so.`,
  opening: (provider: string) => `Opening ${provider}'s site`,
  more: (brand: string) => `You order there. ${brand} stays open in the other tab: come back to it when you are done.`,
  goNow: 'Go now',
  pause: 'Pause',
  carryOn: 'Carry on',
} as const;

/** The question after a visit to the provider's site. [BBSET-04] */
export const visitTexts = {
  title: (provider: string) => `Have you ordered with ${provider}?`,
  lede: (packageName: string) => `You chose ${packageName}.`,
  opened: (provider: string) => `${provider}'s site opens in the other tab. Come back here when you are done.`,
  blocked: (provider: string) => `We could not open ${provider}'s site for you. Open it from here.`,
  goTo: (provider: string) => `Go to ${provider}`,
  ifYes: 'Yes: we note it on your summary.',
  ifNo: 'No: we leave broadband for now. You can come back to it later.',
  yes: 'Yes',
  no: 'No',
  saving: 'Saving',
} as const;
