/** How far an order is at its provider. [ORDER-05] */
export const orderStatuses = ['submitted', 'accepted', 'beingSetUp', 'live', 'rejected', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why a provider did not accept an order; `other` for every reason that has no sentence. [ORDER-60] */
export const rejectionReasons = ['meterElsewhere', 'outstandingDebt', 'creditCheck', 'noLine', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** A status that an order had. */
export interface OrderStatusEntry {
  readonly status: OrderStatus;
  /** ISO instant, by the provider's clock. */
  readonly at: string;
}

/** A mover's request to cancel an order. */
export interface Cancellation {
  /** ISO instant at which the API received it: the time that counts. [ORDER-45] */
  readonly receivedAt: string;
  /** `received` until the provider answers; `refused`: the order stays, and the mover has to call. [ORDER-50] */
  readonly state: 'received' | 'confirmed' | 'refused';
}

/** What ending a contract costs on a day. */
export interface LeavingCost {
  /** Today, the last day to cancel free of charge, or the number of months after the start. */
  readonly when: 'today' | 'lastDayToCancel' | 6 | 12 | 24;
  /** yyyy-MM-dd */
  readonly on: string;
  /** For example "£100.00"; null if the provider states no amount. */
  readonly cost: string | null;
}

/** An order that the portal has sent to an energy supplier or to home telecom. Days are yyyy-MM-dd; unknown ones are null. */
export interface Order {
  /** Which service the mover sets up again if the order is rejected or cancelled. [ORDER-62] */
  readonly kind: 'energy' | 'broadband';
  /** The provider's own reference. */
  readonly reference: string;
  readonly provider: string;
  /** For example "electricity and gas", "broadband and phone". */
  readonly service: string;
  readonly product: string;
  readonly price: {
    /** In the first month, for example "£137.88". */
    readonly monthly: string;
    readonly isEstimate: boolean;
    /** What changes it later, each as a sentence. */
    readonly later: readonly string[];
  };
  /** Additional payments, for example "£9.99 set-up fee". */
  readonly extras: readonly string[];
  readonly orderedOn: string | null;
  readonly startsOn: string | null;
  readonly firstPaymentOn: string | null;
  /** The last day on which cancelling is free of charge. [ORDER-40] */
  readonly cancelUntil: string | null;
  /** The last day to cancel is missing if it is not known. Empty once the order has ended. [ORDER-47, ORDER-85] */
  readonly leaving: readonly LeavingCost[];
  /** `submitted` until its provider has reported another status. */
  readonly status: OrderStatus;
  /** Set if `status` is `rejected`. */
  readonly rejectionReason: RejectionReason | null;
  /** The latest request to cancel; null without one, and if the order ended after its provider refused to cancel it. */
  readonly cancellation: Cancellation | null;
  /** The reports of the provider, as the provider numbers them. [ORDER-25] */
  readonly history: readonly OrderStatusEntry[];
}

/** An order on a provider's own site, as the mover reported it. Its provider sends its news to the mover, and none to the portal. [ORDER-08] */
export interface ReportedOrder {
  readonly provider: string;
  /** For example "broadband and phone". */
  readonly service: string;
  readonly product: string;
  /** yyyy-MM-dd */
  readonly reportedOn: string;
}

/** The response of `GET /orders`: not accepted ones first, then by their start, an unknown start last. [ORDER-03, ORDER-06] */
export interface Orders {
  readonly orders: readonly Order[];
  readonly reported: readonly ReportedOrder[];
  /** ISO instant of this response. */
  readonly updatedAt: string;
}

/** A server-sent event: something in the enrolment has changed, which may be an order. [ORDER-27] */
export interface OrdersChange {
  /** Of the enrolment. */
  readonly version: number;
}

/** How many streams of updates one login of a mover can keep open, one for each tab. */
export const maxOrderStreams = 4;

/** The response to a provider that reports a status. */
export interface OrderUpdateResult {
  /** False if the order belongs to someone who has been forgotten: nothing was stored. */
  readonly isStored: boolean;
}
