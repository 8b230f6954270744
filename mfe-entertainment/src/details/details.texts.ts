/** The details of a package. */
export const detailsTexts = {
  offerEnded: 'An offer has ended. These are the prices without it.',
  included: 'What the price includes',
  broadband: 'Broadband',
  data: 'Data',
  unlimited: 'Unlimited',
  usageLimit: (gb: string) => `${gb}\u00a0GB a month`,
  calls: 'Calls',
  callsBy: { day: 'By day', evening: 'In the evening', weekend: 'At the weekend' },
  perMinute: (pence: string) => `${pence}p a minute`,
  noCharge: 'no charge',
  callCharge: (when: string, charge: string) => `${when}: ${charge}`,
  tv: 'TV',
  tvFeature: (title: string, feature: string) => `${title}: ${feature}`,
  notIncluded: 'Not included',
  features: 'Also',
  speeds: 'What the speeds mean',
  noGuarantee: (provider: string) => `${provider} guarantees no minimum speed.`,
  guarantee: (provider: string) =>
    `If the speed stays below the minimum and is not put right within 30 days, you can leave without a fee, as long as ${provider} has signed the regulator's code on speeds. Ask before you order.`,
  start: 'When it starts',
  earliest: 'Earliest start',
  noDate: (provider: string) => `${provider} will give you the date once you have ordered.`,
  engineer: 'Engineer',
  visit: 'An engineer comes to your home to set it up. Someone has to be in.',
  noVisit: 'No visit: you plug it in yourself.',
  moving: 'If you move again',
  movingFixed: (months: number) =>
    `This contract does not end with your tenancy. If you rent in England, you can end a tenancy with 2 months' notice, but you still pay for broadband until ${months === 1 ? 'the month is' : `the ${months} months are`} over, or pay the fee for leaving.`,
  movingRolling: "A rolling contract is easier if you may move again soon: a month's notice ends it.",
  takeAlong: (provider: string) =>
    `Ask ${provider} if you can take the contract to your next home. If they cannot serve it, some providers let you leave without a fee.`,
  print: 'Print this summary',
  printed: 'Contract summary',
  printedOn: (brand: string, day: string, address: string | null) =>
    `Printed from ${brand} on ${day}${address ? `, for ${address}` : ''}.`,
  ownSummary: (provider: string) =>
    `${provider} gives you its own contract summary before you are bound. Check it against this one.`,
  back: 'Back to all packages',
  select: 'Select',
} as const;
