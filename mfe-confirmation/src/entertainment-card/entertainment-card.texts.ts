import {
  formatList,
  addDays,
  skyCallbackTexts,
  type EntertainmentSummary,
  type SkyCallbackSlot,
} from '@home-move/contract';
import { formatDate } from '@home-move/ui';

type Price = Pick<EntertainmentSummary, 'introductory' | 'rises'>;

/** The price and each stated rise with its date: "£28.99 a month until 31 Mar 2027, £32.99 from 01 Apr 2027". */
function formatStandardPrice(amount: string, rises: Price['rises']): string {
  const [first] = rises;
  if (!first) return `${amount} a month`;
  const later = rises.map(({ from, amountFormatted }) => `${amountFormatted} from ${formatDate(from)}`);
  return [`${amount} a month until ${formatDate(addDays(first.from, -1))}`, ...later].join(', ');
}

/** Includes any introductory price: "£39.00 a month for the first 6 months, then £46.00 a month". */
function formatMonthlyPrice(amount: string, { introductory, rises }: Price): string {
  const later = formatStandardPrice(amount, rises);
  if (!introductory) return later;
  const { months, amountFormatted } = introductory;
  const term = `for the first ${months === 1 ? 'month' : `${months} months`}`;
  if (amountFormatted === '£0.00') return `Free ${term}, then ${later}`;
  return `${amountFormatted} ${months === 1 ? '' : 'a month '}${term}, then ${later}`;
}

export const entertainmentCardTexts = {
  package: (name: string, provider: string | null) => (provider === null ? name : `${name}, from ${provider}`),
  monthly: formatMonthlyPrice,
  includes: ({ includesPhone, includesTV }: Pick<EntertainmentSummary, 'includesPhone' | 'includesTV'>) =>
    formatList(['Broadband', ...(includesPhone ? ['phone'] : []), ...(includesTV ? ['TV'] : [])]),
  /** The monthly price excludes the add-ons. */
  addOns: (names: readonly string[]) => `With ${formatList(names)}, charged on top of this price`,
  facts: {
    includes: 'Includes',
    speed: 'Average speed',
    usage: 'Data',
    calls: 'Calls',
    term: 'Contract',
    setUp: 'Set-up',
    skyCallback: 'Call back',
    activation: 'Expected to start',
    orderNumber: 'Order number',
  },
  /** The slot, with the hours in which Sky calls. [BBSET-10] */
  skyCallback: (slot: SkyCallbackSlot) => [skyCallbackTexts.slots[slot], skyCallbackTexts.hours] as const,
  /** [BB-34] */
  noSetUp: 'No Set up fee',
  next: (provider: string | null) => `${provider ?? 'Your provider'} will let you know the day on which it starts.`,
  nextWithDate: (provider: string | null) => `${provider ?? 'Your provider'} will let you know if the day changes.`,
  notChosen: 'We find the packages for your home, and you choose one.',
  skipped: 'You left broadband for later. You can carry on now.',
  unfinished: 'You have started setting up broadband. You can carry on now.',
  /** [CONF-20] */
  waiting: (provider: string | null) =>
    `We are waiting for confirmation from ${provider ?? 'your provider'} that your order went through.`,
  newPackage: 'Select a new package',
  opening: 'Opening the packages',
  ownOrder: (provider: string | null) =>
    `Choosing a new package does not cancel your order with ${provider ?? 'your provider'}. You need to cancel that with them yourself.`,
  haveOrdered: (provider: string | null) => `Have you ordered it on ${provider ?? 'the provider'}'s site?`,
  toProvider: (provider: string | null) => `Go to ${provider ?? 'the provider'}`,
  ordered: 'Yes, I have ordered it',
  saving: 'Saving',
} as const;
