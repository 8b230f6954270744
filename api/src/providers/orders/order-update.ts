import type { OrderStatus, RejectionReason } from '@home-move/contract';

/** What became of a request to cancel: the status after it, a refusal that changed nothing, or no such order. */
export type Cancelled = OrderUpdate | 'refused' | 'unknown';

/** The status of an order, as its provider reports it. */
export interface OrderUpdate {
  /** The provider's own reference. */
  readonly reference: string;
  readonly status: OrderStatus;
  /** Counts the changes of the order at the provider: of two reports, the one with the higher number is the newer one. */
  readonly sequence: number;
  readonly at: Date;
  /** Set if `status` is `rejected`. */
  readonly rejectionReason: RejectionReason | null;
}
