import type { BillingFrequency } from '@home-move/contract';

/** The add-ons page. */
export const signupTexts = {
  title: 'Add to your energy plan',
  lede: (tariff: string) => `Choose what to take with ${tariff}. Nothing is added unless you add it.`,
  loading: 'Loading your plan',
  none: (tariff: string) => `There is nothing to add to ${tariff}. Continue to set up your payment.`,
  plan: 'Your plan',
  monthly: 'each month',
  oneOff: 'One-off costs',
  add: 'Add',
  added: 'Added',
  remove: 'Remove',
  included: 'Included',
  noCost: 'No extra cost',
  includedWhy: 'This comes with your plan and cannot be removed.',
  more: (name: string) => `More about ${name}`,
  important: 'Important',
  continue: 'Continue',
  continuing: 'Saving',
  back: 'Back',
  failedTitle: 'We could not load your plan',
  toList: 'See energy plans',
} as const;

const periods: Readonly<Record<BillingFrequency, string>> = {
  Monthly: 'a month',
  Quarterly: 'every 3 months',
  Annual: 'a year',
  'One-off': 'once',
};

/** "£12.00 a month", "£36.00 every 3 months", "£50.00 once". */
export function costInWords(amount: string, frequency: BillingFrequency): string {
  return `${amount} ${periods[frequency]}`;
}
