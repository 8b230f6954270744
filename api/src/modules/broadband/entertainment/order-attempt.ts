import type { BroadbandPackage } from '@home-move/contract';
import type { BroadbandOrder } from '../../../providers/broadband-ht/broadband-ht.port.js';
import { withPackageFields } from '../state/broadband.state.js';

/** One order, with everything needed to complete broadband once home telecom has accepted it. */
export interface OrderAttempt {
  readonly order: BroadbandOrder;
  readonly package: BroadbandPackage;
}

const initialOrderFields = { addOnIds: [], skyCallbackSlot: null } as const satisfies Partial<BroadbandOrder>;

/** Adds the fields that an attempt of the previous version lacks. The order stays the same. */
export function withAttemptFields({ order, package: chosen }: OrderAttempt): OrderAttempt {
  return { order: { ...initialOrderFields, ...order }, package: withPackageFields(chosen) };
}
