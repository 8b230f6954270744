import type { BroadbandPackage } from '@home-move/contract';
import type { Sealed } from '../../common/crypto/field-encryption.js';
import type { BroadbandOrder } from '../../providers/broadband-ht/broadband-ht.port.js';

/** One order with everything needed to complete broadband once it is known to have arrived. */
export interface OrderTry {
  readonly order: BroadbandOrder;
  readonly package: BroadbandPackage;
}

/**
 * Stored before an order is sent, so that a crash or a lost answer never orders twice: sent again under the same key it
 * counts once. Until its outcome is known, what was chosen before stays as it is.
 */
export interface UnsettledOrder {
  readonly key: string;
  /** OrderTry: names a person and their home. */
  readonly sealed: Sealed;
  readonly chosenAt: Date;
  /** Until then it may still be on its way, so that its absence at home telecom says nothing. */
  readonly underWayUntil: Date;
}

export function isSameTry(one: OrderTry, other: OrderTry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The very same sending: no other tab has sent it again. */
export function isUntouched(current: UnsettledOrder | null, seen: UnsettledOrder): boolean {
  return current?.key === seen.key && current.underWayUntil.getTime() === seen.underWayUntil.getTime();
}
