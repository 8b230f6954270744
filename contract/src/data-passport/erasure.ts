/** What an erasure leaves. [PASS-15] */
export const keptItems = [
  /** Supplier, reference and days of each accepted order. */
  'contracts',
  /** That the mover requested the erasure, and when. */
  'erasure',
  /** Recipient, purpose, time and result of each entry of the passport. */
  'disclosures',
  /** Type and time of what happened in the move. */
  'history',
  /** The partner's own reference, status and days of a move that a partner has sent. */
  'partnerMove',
  /** That a mailbox gets no mail, if another move has its address. */
  'mailbox',
  /** The links by which housemates unsubscribe from a notice that the mover has sent, without their addresses. */
  'housemateLinks',
  /** A withdrawn consent and its recipient's reference, until 30 days after the attempts to inform the recipient have ended. */
  'withdrawals',
  /** Action, time and number of the move, if support has worked on it. */
  'support',
  /** Numbers under keys that name no person, which limit repeated requests. */
  'limits',
  /** The move without its contents. */
  'move',
] as const;
export type KeptItem = (typeof keptItems)[number];

/** Something that an erasure leaves, and until when. */
export interface KeptRecord {
  readonly item: KeptItem;
  /** yyyy-MM-dd, the first day on which it may be gone, for an erasure today; null without a day. */
  readonly until: string | null;
}

/** An order that is not live yet. An erasure does not cancel it. */
export interface OrderInSetUp {
  readonly reference: string;
  readonly provider: string;
  /** For example "electricity and gas", "broadband and phone". */
  readonly service: string;
  /** Whether its provider has not confirmed the mover's cancellation yet. An erasure waits for that. */
  readonly isBeingCancelled: boolean;
}

/** The response of `GET /enrolment/data-privacy/erasure`. [PASS-15] */
export interface ErasurePreview {
  readonly kept: readonly KeptRecord[];
  readonly ordersInSetUp: readonly OrderInSetUp[];
}
