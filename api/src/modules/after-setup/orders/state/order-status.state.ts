import type { Order, OrderStatus, RejectionReason } from '@home-move/contract';

/** How a status became known: by a message of the provider, by our request, or by its answer to a cancellation. */
export type StatusSource = 'message' | 'statusCall' | 'cancelCall';

/** A status as its provider reported it. */
export interface StoredStatusEntry {
  readonly status: OrderStatus;
  /** The provider's own count of changes. */
  readonly sequence: number;
  /** By the provider's clock. */
  readonly at: Date;
  readonly receivedAt: Date;
  readonly source: StatusSource;
}

/** How far an order is. An order without one is submitted. */
export interface StoredOrderStatus {
  /** The provider's own reference. */
  readonly reference: string;
  readonly status: OrderStatus;
  /** Of the report that set `status`. */
  readonly sequence: number;
  readonly rejectionReason: RejectionReason | null;
  /** Every report, by sequence; also one that was too late to change the status. [ORDER-25] */
  readonly history: readonly StoredStatusEntry[];
}

/** An order that was rejected or cancelled, as it was shown. Its service is to do again, so nothing else of it is stored. */
export type FormerOrder = Omit<Order, 'status' | 'rejectionReason' | 'cancellation' | 'history' | 'leaving'>;

/** The latest request to cancel an order. */
export interface StoredCancellation {
  readonly reference: string;
  readonly receivedAt: Date;
  /** Whether the provider has refused it: then the order stays. */
  readonly isRefused: boolean;
}

/** The fields of an enrolment about its orders. */
export interface OrderFields {
  /** How far its orders are, including former ones. */
  readonly orderStatuses: readonly StoredOrderStatus[];
  readonly cancellations: readonly StoredCancellation[];
  /** The earliest first. [ORDER-49, ORDER-51] */
  readonly formerOrders: readonly FormerOrder[];
}

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialOrderFields = {
  orderStatuses: [],
  cancellations: [],
  formerOrders: [],
} as const satisfies OrderFields;

/** Whether an order brings no supply. [ORDER-51] */
export const hasEnded = (status: OrderStatus): boolean => status === 'rejected' || status === 'cancelled';

/** Whether a provider has not answered a cancellation yet. */
export const isAnyBeingCancelled = ({ cancellations, orderStatuses }: OrderFields): boolean =>
  cancellations.some(({ reference, isRefused }) => {
    const status = orderStatuses.find((order) => order.reference === reference)?.status;
    return !isRefused && !(status && hasEnded(status));
  });
