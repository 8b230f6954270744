import type { MoveDateResult } from '@home-move/contract';

/** The contracts whose days a changed move-in date moves. */
export const datedContracts = ['primary', 'secondary', 'broadband'] as const;
export type DatedContract = (typeof datedContracts)[number];

/** A day to change at a supplier: the start of the plan in an energy slot, or the activation of broadband. yyyy-MM-dd. */
export interface SupplierDate {
  readonly contract: DatedContract;
  /** The supplier's own reference of the contract. */
  readonly reference: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Stored before suppliers get requests for new days. After a crash or a lost response, days that suppliers may have
 * changed are restored.
 */
export interface UnsettledDateChange {
  readonly key: string;
  readonly suppliers: readonly SupplierDate[];
  /** Until then a request to a supplier may still be in transit. */
  readonly underWayUntil: Date;
}

/** What a change of the move-in date has led to, as its response states it. Stored in the same update. */
export interface DateChangeOutcome extends Omit<MoveDateResult, 'enrolment'> {
  /** The request, by its Idempotency-Key. */
  readonly request: string;
}

/** The fields of an enrolment about a change of its move-in date. */
export interface DateChangeFields {
  /** A request to suppliers for new days that is about to be sent or was sent, and whose outcome is unknown. */
  readonly dateChange: UnsettledDateChange | null;
  /** The latest changes of the move-in date, for a repeat of their requests. */
  readonly dateChangeOutcomes: readonly DateChangeOutcome[];
}

/** Initial values of the fields that enrolments stored by earlier versions lack. */
export const initialDateChangeFields = {
  dateChange: null,
  dateChangeOutcomes: [],
} as const satisfies DateChangeFields;
