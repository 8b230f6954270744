import type { Address, SkyCallbackSlot } from '@home-move/contract';
import type { LineSpeeds, OfferedPackage } from '../broadband/offered-package.js';
import type { Cancelled, OrderUpdate } from '../orders/order-update.js';

/** A broadband contract to order. Dates are yyyy-MM-dd. */
export interface BroadbandOrder {
  readonly packageId: string;
  readonly offerId: string | null;
  readonly person: {
    /** Null for a mover who arrived by a partner's link and was not asked for one. */
    readonly title: string | null;
    readonly firstName: string;
    readonly surname: string;
    readonly emailAddress: string;
    readonly contactNumber: string;
  };
  readonly address: Address;
  readonly startDate: string;
  readonly addOnIds: readonly string[];
  /** For Sky's packages; null for others. [BBSET-09] */
  readonly skyCallbackSlot: SkyCallbackSlot | null;
}

/** An order that Home Telecom has accepted. */
export interface AcceptedOrder {
  readonly number: string;
  /** When it expects the package to be up and running, yyyy-MM-dd; null if it gives no date. */
  readonly activationDate: string | null;
}

/** An order that Home Telecom already holds. */
export interface HeldOrder extends AcceptedOrder {
  readonly packageId: string;
  readonly startDate: string;
}

/** Home Telecom, which sells broadband itself. Calls reject with DomainError: THIRD_PARTY when the provider fails. */
export abstract class BroadbandHtPort {
  /** Packages available at a postcode from a start date (yyyy-MM-dd), in the feed's order. */
  abstract packagesAt(postcode: string, startDate: string): Promise<readonly OfferedPackage[]>;
  abstract speedsAt(postcode: string): Promise<LineSpeeds>;
  /**
   * Orders a package. Idempotent: the same key and order place one order, however often they are sent. Returns
   * `other-ordered` when the key was used for a different order, `not-sold` when the package or an add-on is no longer
   * available; in both cases this call ordered nothing.
   */
  abstract order(key: string, order: BroadbandOrder): Promise<AcceptedOrder | OrderRejection>;
  /** The state of an order; null if the provider has none with this number. Read-only. */
  abstract stateOf(orderNumber: string): Promise<OrderUpdate | null>;
  /**
   * Cancels an order at the mover's request, with the time of that request. Repeated, or after it was cancelled otherwise, it
   * changes nothing and returns the status. [ORDER-44, ORDER-50]
   */
  abstract cancel(orderNumber: string, requestedAt: Date): Promise<Cancelled>;
  /**
   * Moves the activation of an order (yyyy-MM-dd), which is possible until five working days before it. `refused`: the
   * activation stays; `unknown`: there is no such order. Repeated, it changes nothing.
   */
  abstract changeActivation(orderNumber: string, activationDate: string): Promise<'changed' | 'refused' | 'unknown'>;
  /** Orders placed with this email address, by any customer. Read-only. */
  abstract ordersFor(emailAddress: string): Promise<readonly HeldOrder[]>;
}

export type OrderRejection = 'other-ordered' | 'not-sold';
