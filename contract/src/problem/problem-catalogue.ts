import type { ValidationResult } from '../account/account';
import { noQuoteTitle, outOfRangeMessage } from '../energy/energy.messages';
import type { NETWORK } from './client-problems';
import { generalProblems } from './general-problems';

/**
 * Every problem of the API: its HTTP status and the sentence shown to people. Sentences of the specification are word for
 * word; the rest are ours. [API-14, API-18]
 */
export const problemCatalogue = {
  ...generalProblems,
  MALFORMED_BODY: { status: 400, title: 'The request could not be read' },
  REQUEST_TIMEOUT: { status: 408, title: 'The request took too long to arrive' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The headers of the request are too large' },
  GSP_NOT_FOUND: {
    status: 400,
    title:
      "Unfortunately we weren't able to find enough details about your address. Please enter the rest of it yourself.",
  },
  DETAILS_NOT_CONFIRMED: { status: 400, title: 'Something went wrong' },
  INVALID_OTP: { status: 400, title: "We don't recognise this code" },
  INVALID_POSTCODE: {
    status: 400,
    title: "Sorry but that's not the postcode we were provided, please check and try again.",
  },
  POSTCODE_VALIDATION_COMPLETED: { status: 400, title: 'Please log in to continue' },
  INVALID_CREDENTIALS: { status: 401, title: 'That email or password is not right' },
  INVALID_REFRESH_TOKEN: { status: 401, title: 'Please log in to continue' },
  INVALID_TELEPHONY_TOKEN: {
    status: 401,
    title: 'This call has no valid login any more. Open it again from your CRM.',
  },
  INVALID_LAUNCH_CODE: {
    status: 401,
    title: 'This call can no longer be opened from here. Open it again from your CRM.',
  },
  /** For the developers of a partner's server; `detail` names the scope. */
  SCOPE_MISSING: { status: 403, title: 'This key does not have the scope of this call' },
  /** For the partner's page: the mover gets an empty form. */
  INVALID_PREFILL_CODE: { status: 404, title: 'These details can no longer be filled in from this page.' },
  INVALID_LINK: { status: 404, title: 'This link does not work any more. Please ask for a new one.' },
  /** The time to cancel free of charge is over. [ORDER-46] */
  CANCEL_PERIOD_ENDED: { status: 409, title: 'The time to cancel this order free of charge has ended' },
  ENROLMENT_COMPLETE: { status: 409, title: 'This is already set up' },
  ENROLMENT_CLOSED: {
    status: 409,
    title: 'This enrolment has been finished. Call us if something has to change.',
  },
  /** Another device has sent a reading of this meter; `errors.reading` is its id. [METER-10] */
  READING_EXISTS: {
    status: 409,
    title: 'Another reading of this meter was sent first. Please choose which one to keep.',
  },
  BRAND_ARCHIVED: {
    status: 409,
    title: 'New moves can no longer be started here. If you have started one, log in to continue it.',
  },
  CONTACT_UNSUBSCRIBED: {
    status: 409,
    title: 'Nothing was sent, because the customer has unsubscribed from our messages.',
  },
  CONTACT_UNDELIVERABLE: {
    status: 409,
    title: 'Our emails do not arrive at this address. Please use a text message, or another address.',
  },
  ADDRESS_MISSING: { status: 409, title: 'Please tell us the address of your new home first' },
  MOVE_IN_DATE_MISSING: { status: 409, title: 'Please give us your move-in date first' },
  CONTACT_UNVERIFIED: { status: 409, title: 'Please verify this email address or number with a code first' },
  DETAILS_MISSING: { status: 409, title: 'Please give us your name and contact details first' },
  MOVE_IN_OUT_OF_RANGE: {
    status: 409,
    title: outOfRangeMessage,
  },
  TARIFF_MISSING: { status: 409, title: 'Please choose an energy plan first' },
  START_DATE_FIXED: { status: 409, title: "You can't choose a start date for this plan." },
  QUOTE_EXPIRED: { status: 409, title: 'These prices have changed. Please choose a plan again.' },
  NOT_QUOTABLE: {
    status: 409,
    title: noQuoteTitle,
  },
  OUTCOME_UNKNOWN: {
    status: 409,
    title: 'The message may have been sent. Ask the customer first.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, title: 'This request was already used for something else' },
  /** For the developers of a partner's server; `errors` has the fields that differ. */
  MOVE_EXISTS: { status: 409, title: 'You have sent another move with this reference' },
  /** For the developers of a partner's server. */
  MOVE_OPENED: { status: 409, title: 'The mover has opened this move' },
  /** For the developers of a partner's server; `detail` is the status of the move. */
  MOVE_ENDED: { status: 409, title: 'This move has ended' },
  /** For the developers of a partner's server. */
  INVITATION_LIMIT: { status: 409, title: 'This person has had as many invitations as they may get' },
  /** For the developers of a partner's server. */
  WEBHOOK_LIMIT: { status: 409, title: 'You have as many webhooks as a partner can have' },
  /** The housemate has left the household, or was removed. [ROOM-09] */
  HOUSEHOLD_LEFT: { status: 403, title: 'You are no longer in this household' },
  /** [ROOM-01] */
  HOUSEHOLD_FULL: { status: 409, title: 'This household has as many people as it can have' },
  /** [ROOM-03] */
  INVITING_ENDED: { status: 409, title: 'The time to invite people to this household has ended' },
  VERSION_EXISTS: { status: 409, title: 'This version is already published, with other files' },
} as const satisfies Record<string, { status: number; title: string }>;

/** A code of the catalogue; any other does not compile. */
export type ProblemCode = keyof typeof problemCatalogue;

/**
 * RFC 9457 problem details, the body of every failed call (`application/problem+json`). `errors` maps dotted field paths
 * to messages (VALIDATION), to the fields' stored values (CONFLICT), or to the missing details (DETAILS_MISSING).
 */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly code: ProblemCode | typeof NETWORK;
  readonly errors?: Readonly<Record<string, string>>;
  /** Account validation result, only with DETAILS_NOT_CONFIRMED. [VAL-02] */
  readonly result?: ValidationResult;
  /** Id of the log line of an unexpected failure, to quote to support. */
  readonly incident?: string;
}

/**
 * Builds the problem of a code, with its status and sentence from the catalogue.
 * @param more field errors, a detail, an incident id or a validation result
 */
export function problem(
  code: ProblemCode,
  more: Pick<Problem, 'detail' | 'errors' | 'incident' | 'result'> = {},
): Problem {
  const { status, title } = problemCatalogue[code];
  return { type: 'about:blank', title, status, code, ...more };
}
