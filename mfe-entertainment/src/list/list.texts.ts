import { broadbandMessages, broadbandSort, type BroadbandSort } from '@home-move/contract';

/** The package list. */
export const listTexts = {
  title: 'Broadband, Phone and TV',
  loading: 'Loading broadband packages',
  slow: {
    progress: 'Getting packages for your home.',
    reason: 'Providers may take up to 8 seconds to send their packages.',
  },
  /** "Fibre up to 1,130 Mbps is available at 14 Castle Road." */
  available: (kind: string, speed: string, home: string | null) =>
    `${kind} up to ${speed} is available at ${home ?? 'your new home'}.`,
  fibre: 'Fibre',
  standard: 'Broadband',
  intro: 'Prices include VAT and every rise the provider has stated.',
  promoted: 'Worth a look first',
  rest: 'All packages',
  restAfterPromoted: 'More packages',
  shown: (count: number, all: number) =>
    count < all ? `${count} of ${all} packages` : all === 1 ? '1 package' : `${all} packages`,
  sortBy: 'Sort by',
  /** The rule of "Our suggestions". */
  suggestionsRule:
    'Our suggestions: packages with a label first, then the lowest cost in the first year. Commission never changes the order.',
  showMore: 'Show more packages',
  loadingMore: 'Loading',
  back: 'Back',
  select: 'Select',
  selectOf: (name: string) => ` ${name}`,
  details: 'Details',
  detailsOf: (name: string) => ` of ${name}`,
  socialTitle: 'On Universal Credit or Pension Credit?',
  socialPrice: (name: string, amount: string, hasRises: boolean) =>
    `A social tariff, ${name}, costs ${amount} a month${hasRises ? ' at first, then its price rises' : ' with no price rises'}.`,
  socialDetails: (name: string) => `See ${name}`,
  /** While prices of an earlier day are shown, and when they could not be checked. */
  checking: (day: string) => `These prices are from ${day}. We are checking them now.`,
  notChecked: (day: string) => `These prices are from ${day} and may have changed. We could not check them today.`,
  offerOver: 'An offer has ended.',
  commission: 'We earn commission from some providers when you order. It never changes the order of packages.',
  failed: 'The packages did not load',
  failedMore: 'You can also carry on without broadband and come back to it.',
  someMissing: broadbandMessages.someMissing,
  allMissing: broadbandMessages.allMissing,
  tryAgain: 'Try again',
  tryingAgain: 'Trying again',
  noFilterMatch: 'Sorry, there are no valid results matching your filter criteria.',
  clearFilters: 'Clear filters',
  nothingHere: 'No broadband packages are on offer at this address yet.',
} as const;

/** The default is first: "None" in the code, and "Our suggestions" on the page. [BB-27, BB-28] */
export const sortOptions: readonly {
  readonly value: BroadbandSort;
  readonly label: string;
  readonly summary: string;
}[] = [
  { value: broadbandSort.none, label: 'Our suggestions', summary: ', our suggestions first' },
  { value: broadbandSort.monthlyCost, label: 'Cost (Monthly)', summary: ', lowest monthly cost first' },
  { value: broadbandSort.annualCost, label: 'Cost (Yearly)', summary: ', lowest yearly cost first' },
  { value: broadbandSort.maxDownloadSpeed, label: 'Speed', summary: ', fastest first' },
];

/** The filter panel. [BB-11 to BB-14] */
export const filterTexts = {
  title: 'Filters',
  packageType: 'Package type',
  broadband: 'Broadband',
  always: 'Always in',
  phone: 'Phone',
  tv: 'TV',
  broadbandType: 'Broadband type',
  types: { Broadband: 'Standard broadband', Fibre: 'Fibre' },
  usage: 'Monthly usage',
  unlimited: 'Unlimited',
  contract: 'Contract length',
  rolling: 'Rolling month',
  months: (months: number) => `${months} months`,
  calls: 'Calls',
  providers: 'Providers',
  done: (count: number) => (count === 1 ? 'Show 1 package' : `Show ${count} packages`),
  removed: (label: string, count: string) => `${label} removed, ${count}`,
} as const;
