import type { OrderStatus, RejectionReason } from '@home-move/contract';

/** How a status became known: by a message of the provider, or by our request. */
export type StatusSource = 'message' | 'statusCall';

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

/** The field of an enrolment about the statuses of its orders. */
export interface OrderFields {
  readonly orderStatuses: readonly StoredOrderStatus[];
}

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialOrderFields = { orderStatuses: [] } as const satisfies OrderFields;
