/** Kinds of documents of one order, in the order in which they are listed. */
export const contractDocumentKinds = [
  'contractSummary',
  'contractInformation',
  'directDebit',
  'cancellationForm',
] as const;
export type ContractDocumentKind = (typeof contractDocumentKinds)[number];

/** Kinds of documents of a move. [ORDER-70] */
export const moveDocumentKinds = [...contractDocumentKinds, 'movePlan'] as const;
export type MoveDocumentKind = (typeof moveDocumentKinds)[number];

/** `pending`: it will be stored shortly. `missing`: the order was placed before documents were stored. */
export const moveDocumentStates = ['ready', 'pending', 'missing'] as const;
export type MoveDocumentState = (typeof moveDocumentStates)[number];

/** A PDF about the move. Documents of an order never change once they are stored; the move plan is made on the day of the request. */
export interface MoveDocument {
  readonly id: string;
  readonly kind: MoveDocumentKind;
  /** For example "Contract summary, Full Fibre 150". */
  readonly title: string;
  /** Without personal data. */
  readonly fileName: string;
  /** Of the order that it is about; null for the move plan. */
  readonly reference: string | null;
  readonly provider: string | null;
  readonly state: MoveDocumentState;
  /** Size of the file; null if it is not ready, or if the move plan could not be drawn just now. */
  readonly bytes: number | null;
  /** yyyy-MM-dd on which the order was placed, or on which the move plan is made; null if it is not known. */
  readonly day: string | null;
}

/** The response of `GET /enrolment/documents`: by order as on the page, the move plan last. */
export interface MoveDocuments {
  readonly documents: readonly MoveDocument[];
}
