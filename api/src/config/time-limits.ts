import * as z from 'zod';

/**
 * Time limit of a call to each third party in milliseconds, retries included. Two consecutive calls end before clients
 * give up, which is after 30 seconds.
 */
const defaultLimits = {
  ADDRESSES_TIMEOUT: 4000,
  SUPPLY_TIMEOUT: 5000,
  QUOTES_TIMEOUT: 12_000,
  RATING_TIMEOUT: 2000,
  BROADBAND_HT_TIMEOUT: 8000,
  BROADBAND_WOMBB_TIMEOUT: 8000,
  COUNCILS_TIMEOUT: 4000,
  SMTP_TIMEOUT: 8000,
  SMS_TIMEOUT: 8000,
  /** The page of a partner that a web developer has checked, redirects included. */
  SITE_CHECK_TIMEOUT: 5000,
  /** The receiver of a partner's webhook, the look-up of its name included. */
  WEBHOOK_TIMEOUT: 5000,
} as const;

/** Milliseconds within which a third party must accept a connection. It counts towards the limit of the call. */
export const CONNECTION_TIMEOUT_MS = 2000;

/** The variable that holds the time limit of a third party. */
export type TimeLimitName = keyof typeof defaultLimits;
export type TimeLimits = Readonly<Record<TimeLimitName, number>>;

const names = Object.keys(defaultLimits) as TimeLimitName[];
const milliseconds = z.coerce.number().int().min(100).max(60_000).optional();

/** The variables of the time limits; PROVIDER_TIMEOUT applies to every third party whose variable is not set. */
export const timeLimitVariables = z.object({
  PROVIDER_TIMEOUT: milliseconds,
  // Object.fromEntries loses the names.
  ...(Object.fromEntries(names.map((name) => [name, milliseconds])) as Record<TimeLimitName, typeof milliseconds>),
});

/** The time limit of every third party. */
export function timeLimits(given: z.infer<typeof timeLimitVariables>): TimeLimits {
  const limitOf = (name: TimeLimitName) => given[name] ?? given.PROVIDER_TIMEOUT ?? defaultLimits[name];
  return Object.fromEntries(names.map((name) => [name, limitOf(name)])) as TimeLimits;
}
