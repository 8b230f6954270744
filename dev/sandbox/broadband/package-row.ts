import type { Initials } from '../logos/initials-logo.js';
import { coverageAt, type Network } from './coverage.js';
import type { Postcode } from '../postcodes/postcode.js';

export interface Brand extends Initials {
  slug: string;
  name: string;
  website: string;
}

/** An offer for new customers: a lower price for some months, or something on top (`monthlyPence` and `months` null). */
export interface OfferRow {
  code: string;
  text: string;
  monthlyPence: number | null;
  months: number | null;
  /** It ends at the end of the day so many days after today. */
  endsInDays: number;
}

/** Pence a minute. */
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

/** A package as its feed knows it. Whole pence, VAT included; speeds in Mbps, averages at 8pm to 10pm. */
export interface PackageRow {
  id: string;
  brand: Brand;
  name: string;
  needs: Network;
  pricePence: number;
  /** Added each 1 April. */
  risePence: number;
  setUpPence: number;
  /** 1: rolling, 30 days' notice. */
  months: number;
  download: number;
  upload: number;
  /** Guaranteed least download; null where the provider guarantees none. */
  minimum: number | null;
  usageGb: number | null;
  calls: CallPlan | null;
  tv: TvPlan | null;
  keyPoints: readonly [string, string];
  features: readonly string[];
  /** Who may have it, for a social tariff. */
  eligibility: string | null;
  offers: readonly OfferRow[];
}

export function sellsAt(row: PackageRow, postcode: Postcode): boolean {
  const coverage = coverageAt(postcode);
  if (!coverage?.networks.includes(row.needs)) return false;
  return row.needs !== 'part-fibre' || row.download <= coverage.partFibreMbps;
}
