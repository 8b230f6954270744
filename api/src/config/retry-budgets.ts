import * as z from 'zod';

/** Retries of a third party per hundred calls. */
const DEFAULT_PERCENT = 20;

const names = [
  'ADDRESSES_RETRY_PERCENT',
  'SUPPLY_RETRY_PERCENT',
  'QUOTES_RETRY_PERCENT',
  'RATING_RETRY_PERCENT',
  'BROADBAND_HT_RETRY_PERCENT',
  'BROADBAND_WOMBB_RETRY_PERCENT',
  'COUNCILS_RETRY_PERCENT',
  'SMTP_RETRY_PERCENT',
  'SMS_RETRY_PERCENT',
] as const;

/** The variable that holds the retry budget of a third party. */
export type RetryPercentName = (typeof names)[number];
export type RetryPercents = Readonly<Record<RetryPercentName, number>>;

const percent = z.coerce.number().int().min(0).max(200).optional();

/** The variables of the retry budgets; PROVIDER_RETRY_PERCENT applies to every third party whose variable is not set. */
export const retryBudgetVariables = z.object({
  /** Retries that each third party may get in a minute, however few calls there are. */
  PROVIDER_RETRIES_PER_MINUTE: z.coerce.number().int().min(0).max(10_000).default(10),
  PROVIDER_RETRY_PERCENT: percent,
  // Object.fromEntries loses the names.
  ...(Object.fromEntries(names.map((name) => [name, percent])) as Record<RetryPercentName, typeof percent>),
});

/** The retry budget of every third party, in per cent of its calls. */
export function retryPercents(given: Partial<z.infer<typeof retryBudgetVariables>>): RetryPercents {
  const percentOf = (name: RetryPercentName) => given[name] ?? given.PROVIDER_RETRY_PERCENT ?? DEFAULT_PERCENT;
  return Object.fromEntries(names.map((name) => [name, percentOf(name)])) as RetryPercents;
}
