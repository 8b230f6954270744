import type { Cancellation, Order, RejectionReason } from '@home-move/contract';

/** What an order costs a month, formatted. */
export interface OrderPrice {
  /** In the first month, for example "£137.88". */
  readonly monthly: string;
  /** Whether it is an estimate, because the mover pays as they go. */
  readonly isEstimate: boolean;
  /** What changes it later, each as a sentence. */
  readonly later: readonly string[];
}

/** An order that a provider has accepted. Days are yyyy-MM-dd; unknown days are null. */
export interface AcceptedOrder {
  readonly kind: Order['kind'];
  readonly provider: string;
  /** For example "electricity and gas", "broadband and phone". */
  readonly service: string;
  readonly product: string;
  readonly reference: string;
  readonly price: OrderPrice;
  /** Additional payments, for example "£9.99 set-up fee". */
  readonly extras: readonly string[];
  readonly orderedOn: string | null;
  readonly startsOn: string | null;
  readonly firstPaymentOn: string | null;
  readonly cancelUntil: string | null;
}

/**
 * The next event of a service without an accepted order: an order, the order of the second fuel, the confirmation of an
 * order on the provider's site, a registration, or the name of the authority to register with.
 */
export type OtherState =
  | 'to-choose'
  | 'to-finish'
  | 'left-out'
  | 'elsewhere'
  | 'waiting'
  | 'registered'
  | 'to-register'
  | 'to-find';

/** A service of the move without an accepted order. */
export interface OtherService {
  /** For example "Council tax". */
  readonly service: string;
  /** For example "Bedford Borough Council"; null while it is not known. */
  readonly provider: string | null;
  readonly state: OtherState;
}

/** The move that a receipt is about. */
export interface ReceiptMove {
  readonly firstName: string | null;
  /** The address on one line; null while it is not known. */
  readonly home: string | null;
}

/** The news of an order that movers get a mail about. [ORDER-28, ORDER-48] */
export const orderNews = ['accepted', 'live', 'rejected', 'cancelled', 'cancellationRefused'] as const;
export type OrderNews = (typeof orderNews)[number];

/** What a receipt confirms. `log-in` confirms nothing: its recipient may be a stranger. */
export type Receipt =
  | {
      readonly kind: 'order';
      readonly move: ReceiptMove;
      readonly order: AcceptedOrder;
      readonly others: readonly OtherService[];
    }
  | {
      readonly kind: 'move';
      readonly move: ReceiptMove;
      readonly isComplete: boolean;
      /** yyyy-MM-dd */
      readonly moveInDate: string | null;
      readonly orders: readonly AcceptedOrder[];
      readonly others: readonly OtherService[];
      /** Of all orders together in the first month; null for fewer than two. */
      readonly monthlyTotal: string | null;
    }
  | {
      readonly kind: 'news';
      readonly move: ReceiptMove;
      readonly order: AcceptedOrder;
      readonly news: OrderNews;
      /** Set if it was rejected. */
      readonly rejectionReason: RejectionReason | null;
      /** Set if the mover has requested to cancel it, as in `Order`. */
      readonly cancellation: Cancellation | null;
      /** False once an agent has finished the enrolment. */
      readonly canChooseAgain: boolean;
    }
  | { readonly kind: 'log-in'; readonly isByMobile: boolean };
