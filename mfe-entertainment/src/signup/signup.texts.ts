import { coolingOffDays } from '@home-move/contract';

/** Seconds until the provider's site opens. [BBSET-03] */
export const redirectSeconds = 15;

/** The sign-up page. */
export const signupTexts = {
  title: (provider: string) => `Set up with ${provider}`,
  ledeOrder: (brand: string, provider: string) => `${brand} places the order with ${provider} for you.`,
  ledeSite: (provider: string) => `You place the order yourself, on ${provider}'s own site.`,
  back: 'Back',
  offerEnded: 'An offer has ended since you chose this package. Check the price before you carry on.',
  /** An order with us contains the day on which it starts. */
  dateMissing: (provider: string) =>
    `${provider} starts on the day you move in. Give us your move-in date first, then order this package.`,
  addDate: 'Add your move-in date',
  consentName: 'Consent',
  consentMissing: 'Please agree to this to carry on',
  sendEmail: 'Email me what I have agreed to',
  order: 'Order',
  ordering: 'Ordering',
  goTo: (provider: string) => `Go to ${provider}`,
  going: 'Getting it ready',
  priceChanged: (before: string, now: string) =>
    `The price has changed since you opened this page: it was ${before} over the contract and is ${now} now. Check it, and carry on if you still want it.`,
  priceChangedMonthly: (before: string, now: string) =>
    `The price has changed since you opened this page: it was ${before} for the first month and is ${now} now. Check it, and carry on if you still want it.`,
  addOnGone: (name: string) => `${name} is no longer available.`,
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

/** What can be ordered with a package. */
export const addOnTexts = {
  title: 'Add to your package',
  hint: 'Nothing is added unless you tick it.',
  wholeContractNow: (total: string) => `The whole contract now costs ${total}.`,
  firstMonthNow: (total: string) => `The first month now costs ${total}.`,
} as const;

/** The call back of Sky; its hours and slots are in the contract. [BBSET-09, BBSET-10] */
export const skyTexts = {
  legend: 'When should Sky call you?',
  next: (provider: string) => [
    `We send the order to ${provider}, who calls you at the time that you choose.`,
    `You have ${coolingOffDays} days to change your mind. Tell ${provider} if you do.`,
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
