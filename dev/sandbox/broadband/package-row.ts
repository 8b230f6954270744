import type { Initials } from '../logos/initials-logo.js';
import { coverageAt, type Network } from './coverage.js';
import type { Postcode } from '../postcodes/postcode.js';
import { addDays, dayOf } from '../clock/clock.js';

export interface Brand extends Initials {
  slug: string;
  name: string;
  website: string;
}

/** An offer for new customers: a lower price for some months, or a reward (`monthlyPence` and `months` null). */
export interface OfferRow {
  code: string;
  text: string;
  monthlyPence: number | null;
  months: number | null;
  /** Days from today to the last day of the offer. */
  endsInDays: number;
}

/** Prices in pence per minute. */
export interface CallPlan {
  name: string;
  day: number;
  evening: number;
  weekend: number;
}

export interface TvPlan {
  name: string;
  features: readonly [{ title: string; text: string }, { title: string; text: string }];
}

/** Something to order with a package, for a monthly price. */
export interface AddOnRow {
  id: string;
  name: string;
  description: string | null;
  monthlyPence: number;
}

/** A package of a feed. Whole pence, VAT included; speeds in Mbps, averages at 8pm to 10pm. */
export interface PackageRow {
  id: string;
  brand: Brand;
  name: string;
  needs: Network;
  pricePence: number;
  /** Added each 1 April. */
  risePence: number;
  setUpPence: number;
  /** Length of the contract; 1 is a rolling contract with 30 days' notice. */
  months: number;
  download: number;
  upload: number;
  /** Guaranteed minimum download; null if the provider guarantees none. */
  minimum: number | null;
  usageGb: number | null;
  calls: CallPlan | null;
  tv: TvPlan | null;
  keyPoints: readonly [string, string];
  features: readonly string[];
  /** Eligibility for a social tariff, otherwise null. */
  eligibility: string | null;
  offers: readonly OfferRow[];
  addOns: readonly AddOnRow[];
  /** Fee for each month left when the customer leaves early; null if the provider states none. */
  exitPence: number | null;
}

/** Whether the package is sold at a postcode. */
export function sellsAt(row: PackageRow, postcode: Postcode): boolean {
  const coverage = coverageAt(postcode);
  if (!coverage?.networks.includes(row.needs)) return false;
  return row.needs !== 'part-fibre' || row.download <= coverage.partFibreMbps;
}

/** The last second of an offer's last day, which is relative to today, so that offers never expire. */
export function offerEnd({ endsInDays }: OfferRow, now: Date): Date {
  return new Date(`${addDays(dayOf(now), endsInDays)}T23:59:59.000Z`);
}
