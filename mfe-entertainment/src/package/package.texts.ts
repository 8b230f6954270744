/** Texts about a package, in the list and on the sign-up page. */
export const packageTexts = {
  /** "24 months", "12 months", "1 month, rolling". */
  term: (months: number, isRolling: boolean) =>
    isRolling ? 'Rolling month' : months === 1 ? '1 month' : `${months} months`,
  byProvider: (provider: string, term: string) => `${provider}, ${term.toLowerCase()}`,
  /** [BB-34] */
  noSetUpFee: 'No Set up fee',
  setUpFee: (amount: string) => `${amount} set-up fee`,
  averageDownload: 'Average download',
  averageUpload: 'Average upload',
  guaranteed: 'Minimum guaranteed',
  notOffered: 'Not offered',
  mbps: (speed: string) => `${speed}\u00a0Mbps`,
  unlimited: 'Unlimited data',
  usageLimit: (gb: string) => `${gb}\u00a0GB a month`,
  onePrice: (amount: string) => `${amount} for the whole contract. No price rises.`,
  rollingPrice: (amount: string) => `${amount} each month. No price rises stated. Leave with a month's notice.`,
  offerPrice: (amount: string, months: number) =>
    `${amount} for the first ${months === 1 ? 'month' : `${months} months`}`,
  priceUntil: (amount: string, day: string) => `${amount} until ${day}`,
  priceFrom: (amount: string, day: string) => `${amount} from ${day}`,
  afterwards: (rest: string) => `then ${rest}`,
  monthCaption: 'a month',
  risingCaption: 'a month, then rises',
  free: 'Free',
  /** Below the price that follows free months. */
  afterFreeCaption: (months: number) => `a month, free for the first ${months === 1 ? 'month' : `${months} months`}`,
  offerCaption: (months: number) => `a month for the first ${months === 1 ? 'month' : `${months} months`}`,
  /** In the picture of the prices. */
  atFirst: 'At first',
  everyMonth: 'Every month',
  from: 'from',
  firstYear: 'first year',
  overContract: (amount: string) => `${amount} over the contract`,
  average: (amount: string) => `${amount} a month on average`,
  firstMonth: (amount: string, withSetUp: boolean) =>
    withSetUp ? `${amount} for the first month, set-up included` : `${amount} for the first month`,
  offerEnds: (left: string) => `Ends in ${left}`,
  questions: 'Questions about this package? Call',
} as const;
