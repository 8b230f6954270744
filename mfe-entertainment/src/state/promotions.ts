import type { BroadbandPackage } from '@home-move/contract';

const expiryOf = ({ expires }: { readonly expires: string }) => Date.parse(expires);

/** The package without expired promotions; the same object when there are none. [BB-05] */
export function packageWithoutExpired(pkg: BroadbandPackage, now: Date): BroadbandPackage {
  const promotions = pkg.promotions.filter((promotion) => expiryOf(promotion) > now.getTime());
  return promotions.length === pkg.promotions.length ? pkg : { ...pkg, promotions };
}

/** Ids of the packages' promotions that have expired. */
export const expiredIds = (packages: readonly BroadbandPackage[], now: Date): readonly string[] =>
  packages.flatMap(({ promotions }) =>
    promotions.filter((promotion) => expiryOf(promotion) <= now.getTime()).map(({ id }) => id),
  );

/** The package with only those promotions that another version of it does not have. */
export const withoutPromotionsOf = (pkg: BroadbandPackage, other: BroadbandPackage): BroadbandPackage => ({
  ...pkg,
  promotions: pkg.promotions.filter(({ id }) => other.promotions.every((promotion) => promotion.id !== id)),
});

/** Expiry of the packages' first promotion to end, ms since the epoch; null without promotions. */
export function earliestExpiry(packages: readonly BroadbandPackage[]): number | null {
  const expiries = packages.flatMap(({ promotions }) => promotions.map(expiryOf));
  return expiries.length === 0 ? null : Math.min(...expiries);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time until the text of `timeLeft` changes, ms. */
export function msUntilTextChanges(left: number): number {
  const step = left > DAY ? HOUR : left > MINUTE ? MINUTE : SECOND;
  return left % step || step;
}

const pluralise = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]);

/** "2 days, 4 hours", "5 hours, 12 minutes", "45 seconds": the time left of a promotion, given in ms. [BB-04] */
export function timeLeft(left: number): string {
  const whole = (unit: number) => Math.floor(left / unit);
  if (left >= DAY) return [...pluralise(whole(DAY), 'day'), ...pluralise(whole(HOUR) % 24, 'hour')].join(', ');
  if (left >= MINUTE) return [...pluralise(whole(HOUR), 'hour'), ...pluralise(whole(MINUTE) % 60, 'minute')].join(', ');
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
