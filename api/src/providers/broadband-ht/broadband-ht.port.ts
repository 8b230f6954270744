import type { Address } from '@home-move/contract';
import type { LineSpeeds, OfferedPackage } from '../../modules/entertainment/offered-package.js';

/** A contract to be ordered. Dates yyyy-MM-dd. */
export interface BroadbandOrder {
  readonly packageId: string;
  readonly offerId: string | null;
  readonly person: {
    /** Null where nobody gave one: who came by a partner's link is never asked. */
    readonly title: string | null;
    readonly firstName: string;
    readonly surname: string;
    readonly emailAddress: string;
    readonly contactNumber: string;
  };
  readonly address: Address;
  readonly startDate: string;
}

/** An order that home telecom holds, as it lists them. */
export interface HeldOrder {
  readonly number: string;
  readonly packageId: string;
  readonly startDate: string;
}

/** Home telecom: sells broadband itself. Every call rejects with DomainError: THIRD_PARTY when the provider fails. */
export abstract class BroadbandHtPort {
  /** What can be had at a postcode from a day on, in the feed's order. */
  abstract packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]>;
  abstract speedsAt(postcode: string): Promise<LineSpeeds>;
  /**
   * Orders a package: the same key and order count once, however often they are sent. `other-ordered`: another order came
   * in under the key before; `not-sold`: the package cannot be had any more. Then nothing was ordered by this call.
   */
  abstract order(key: string, order: BroadbandOrder): Promise<{ readonly number: string } | OrderRefusal>;
  /** What was ordered with this email address, whoever ordered; asking orders nothing. */
  abstract held(emailAddress: string): Promise<readonly HeldOrder[]>;
}

export type OrderRefusal = 'other-ordered' | 'not-sold';
