import type { LineSpeeds, OfferedPackage } from '../../modules/entertainment/offered-package.js';

/** Somebody who is sent on to a provider's own site. */
export interface Referral {
  readonly packageId: string;
  readonly postcode: string;
  /** Stands for the person, and says nothing about them: 1 to 64 letters, digits, `_`, `-`. */
  readonly personId: string;
}

/** Web media: nothing is ordered here; a click leads to the provider's own site. Every call rejects with DomainError. */
export abstract class BroadbandWombbPort {
  /** What can be had at a postcode from a day on (yyyy-MM-dd), in the feed's order. */
  abstract packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]>;
  abstract speedsAt(postcode: string): Promise<LineSpeeds>;
  /** The same person, package and postcode are the same click. NOT_FOUND when the package cannot be had any more. */
  abstract click(referral: Referral): Promise<{ readonly id: string; readonly url: string }>;
  /** Cancelling twice does no harm, nor does a click that is gone. */
  abstract cancel(clickId: string): Promise<void>;
}
