/** What a partner may have sent of a mover, as the mover reads it. */
export const sentDetails = [
  'name',
  'dateOfBirth',
  'emailAddress',
  'contactNumber',
  'address',
  'postcode',
  'moveInDate',
] as const;
export type SentDetail = (typeof sentDetails)[number];

/** Who gave us which details of a mover: kinds of details, no values. */
export interface Invitation {
  /** Name of the brand that sent them. */
  readonly sentBy: string;
  readonly details: readonly SentDetail[];
  /** When the person agreed, as the partner states it: yyyy-MM-dd. */
  readonly agreedOn: string;
}

/** Why a person wants nothing of an invitation. */
export const objectionReasons = ['not-mine', 'not-wanted'] as const;
export type ObjectionReason = (typeof objectionReasons)[number];
