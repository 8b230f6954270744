import type { LineSpeeds, OfferedPackage } from '../broadband/offered-package.js';

/** A mover who is referred to a provider's own site. */
export interface Referral {
  readonly packageId: string;
  readonly postcode: string;
  /** Pseudonymous id of the mover, free of personal data: 1 to 64 letters, digits, `_`, `-`. */
  readonly personId: string;
}

/** The withdrawal of a mover's consent to a referral. */
export interface WithdrawnReferral {
  readonly clickId: string;
  readonly withdrawnAt: Date;
  /** Whether the mover has been erased since. */
  readonly isErased: boolean;
}

/** Web Media: takes no orders; a click leads to the provider's own site. Calls reject with DomainError. */
export abstract class BroadbandWombbPort {
  /** Packages available at a postcode from a start date (yyyy-MM-dd), in the feed's order. */
  abstract packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]>;
  abstract speedsAt(postcode: string): Promise<LineSpeeds>;
  /** Registers a referral. Idempotent per person, package and postcode. NOT_FOUND when the package is no longer sold. */
  abstract click(referral: Referral): Promise<{ readonly id: string; readonly url: string }>;
  /** Cancels a referral. Idempotent: a click that is cancelled or unknown is not an error. */
  abstract cancel(clickId: string): Promise<void>;
  /** Cancels a referral because the person has withdrawn the consent to it. Idempotent like `cancel`. [PASS-09] */
  abstract withdrawConsent(withdrawn: WithdrawnReferral): Promise<void>;
}
