/** A package that cannot be shown. */
export const unavailableTexts = {
  loading: 'Loading this package',
  failed: 'This package did not load',
  gone: 'This package is no longer available at your new home.',
  otherPackages: 'See other packages',
} as const;

/** What a contract costs and includes. */
export const costTexts = {
  title: 'What it costs',
  note: 'These amounts cover everything you have to pay, including VAT.',
  monthly: 'Each month',
  setUp: 'Set-up',
  addOns: 'Of that, add-ons',
  addOn: (name: string, amount: string) => `${name}, ${amount} a month`,
  firstYear: 'First year',
  wholeContract: 'Whole contract',
  rollingFirst: 'First month',
  average: 'Average a month',
  lineRental: 'Line rental',
  lineRentalIncluded: 'Included',
  leave: 'Leaving',
  leaveRolling: "A month's notice, at any time",
  contract: (months: number) => `The contract runs for ${months === 1 ? '1 month' : `${months} months`}.`,
  leaveUnknown: (provider: string) =>
    `Leaving early, or moving again, may cost you a fee: ask ${provider} before you order.`,
  leaveFree: (provider: string) => `${provider} charges no fee for leaving early.`,
  leaveFee: (fee: string) => `Leaving early costs ${fee} for each month that is left.`,
  leaveExample: (after: number, left: number, cost: string) =>
    `If you leave after ${after === 1 ? '1 month' : `${after} months`}, for example, ${left === 1 ? '1 month is' : `${left} months are`} left, and you pay ${cost}.`,
  terms: (provider: string) => `Terms of ${provider}`,
} as const;

/** One Touch Switch, for people who have a contract elsewhere. */
export const switchingTexts = {
  title: 'Do you have broadband somewhere else already?',
  sameHome: (provider: string) =>
    `If you stay in the same home, you do not have to cancel anything. ${provider} arranges the switch with your present provider, who will first let you know what ending the old contract costs. The old contract ends when the new one starts. This is called One Touch Switch.`,
  movingHome: (provider: string) =>
    `If you move home, it may not count as a switch. Ask ${provider}. If it does not, give your present provider the day you move out, and cancel the old contract yourself.`,
  fees: 'Either way, a fee for leaving the old contract early is still yours to pay.',
} as const;
