import type { Tokens } from '../session/tokens';

/** How long a prefill code works, in seconds. A mover may read the partner's page for a while before the portal opens. */
export const prefillLifetimeSeconds = 10 * 60;

/** Name of the draft in which the portal keeps a partner's details for the forms of onboarding. */
export const prefillDraft = 'prefill';

/** A home as a partner knows it; '' for a line that it did not send. */
export interface PrefillAddress {
  readonly postcode: string;
  readonly houseNameOrNumber: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly town: string;
}

/** A mover's details as a partner's server has sent them; null for each that it did not send. No one has confirmed them. */
export interface PrefillDetails {
  readonly title: string | null;
  readonly firstName: string | null;
  readonly surname: string | null;
  readonly emailAddress: string | null;
  readonly contactNumber: string | null;
  /** yyyy-MM-dd */
  readonly moveInDate: string | null;
  readonly address: PrefillAddress | null;
  /** Id of the branch that the move belongs to, as `POST /enrolment-auth/create` takes it. */
  readonly selectedBranch: number | null;
}

/** Response of `POST /prefill`. */
export interface Prefill {
  /** Null if the code names an enrolment. */
  readonly details: PrefillDetails | null;
  /** A session of the enrolment that the code names; null if it names none, or one that the code does not open. */
  readonly tokens: Tokens | null;
  /** Whether the code names an enrolment that opens only by the mover's own login. */
  readonly requiresLogin: boolean;
}

/** Messages for the developers of a partner's server. */
export const prefillMessages = {
  detailsOrEnrolment: 'A code has either details or an enrolment',
  branch: 'This brand has no such branch',
  origin: 'This origin is not registered for the brand',
  originOfBranch: 'This origin is not registered for the branch',
  notAccepted: (fields: readonly string[]) => `These fields are not accepted: ${fields.join(', ')}`,
} as const;
