import type { BroadbandPackage } from '@home-move/contract';
import type { BroadbandOrder } from '../../providers/broadband-ht/broadband-ht.port.js';

/**
 * Stored before an order is sent, so that a crash or a lost answer never orders twice: sent again under the same key it
 * counts once.
 */
export interface OrderAttempt {
  readonly key: string;
  readonly order: BroadbandOrder;
  /** Until then it may still be on its way, so that its absence at home telecom says nothing. */
  readonly underWayUntil: Date;
}

/** The package a mover chose, as it was shown, and what became of it. */
export interface StoredBroadband {
  readonly package: BroadbandPackage;
  readonly chosenAt: Date;
  /** Lodged with home telecom. */
  readonly order: { readonly number: string; readonly startDate: string } | null;
  /** Sent on to the provider's own site by web media. */
  readonly click: { readonly id: string; readonly url: string } | null;
  /** Sent to home telecom, or about to be, without a known outcome: nothing is chosen for sure. */
  readonly attempt: OrderAttempt | null;
}
