import type { BroadbandPackage } from '@home-move/contract';

const endOf = ({ expires }: { readonly expires: string }) => Date.parse(expires);

/** The package without promotions that are over; the same object when none is. [BB-05] */
export function packageWithoutExpired(pkg: BroadbandPackage, now: Date): BroadbandPackage {
  const promotions = pkg.promotions.filter((promotion) => endOf(promotion) > now.getTime());
  return promotions.length === pkg.promotions.length ? pkg : { ...pkg, promotions };
}

/** When the first of their promotions ends, ms since the epoch; null without any. */
export function firstEnd(packages: readonly BroadbandPackage[]): number | null {
  const ends = packages.flatMap(({ promotions }) => promotions.map(endOf));
  return ends.length === 0 ? null : Math.min(...ends);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long until the words of `timeLeft` change, ms. */
export function untilNextWords(left: number): number {
  const step = left > DAY ? HOUR : left > MINUTE ? MINUTE : SECOND;
  return left % step || step;
}

const counted = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`]);

/** "2 days, 4 hours", "5 hours, 12 minutes", "45 seconds": how long a promotion still lasts, calmly. [BB-04] */
export function timeLeft(left: number): string {
  const whole = (unit: number) => Math.floor(left / unit);
  if (left >= DAY) return [...counted(whole(DAY), 'day'), ...counted(whole(HOUR) % 24, 'hour')].join(', ');
  if (left >= MINUTE) return [...counted(whole(HOUR), 'hour'), ...counted(whole(MINUTE) % 60, 'minute')].join(', ');
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
