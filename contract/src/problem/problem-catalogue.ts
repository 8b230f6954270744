import { generalProblems } from './general-problems';

/**
 * Every problem the API answers with: its HTTP status and the sentence a person may read.
 * Sentences that the specification fixes are word for word; the rest are ours. [API-14, API-18]
 */
export const problemCatalogue = {
  ...generalProblems,
  MALFORMED_BODY: { status: 400, title: 'The request could not be read' },
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
  INVALID_LINK: { status: 404, title: 'This link does not work any more. Please ask for a new one.' },
  ENROLMENT_COMPLETE: { status: 409, title: 'This is already set up' },
  ADDRESS_MISSING: { status: 409, title: 'Please tell us the address of your new home first' },
  DETAILS_MISSING: { status: 409, title: 'Please give us your name and contact details first' },
  MOVE_IN_OUT_OF_RANGE: {
    status: 409,
    title:
      'Unfortunately we cannot complete your energy set up until you are 14 days of moving in to your new property.',
  },
  TARIFF_MISSING: { status: 409, title: 'Please choose an energy plan first' },
  QUOTE_EXPIRED: { status: 409, title: 'These prices have changed. Please choose a plan again.' },
  NOT_QUOTABLE: {
    status: 409,
    title:
      "Unfortunately, we can't give you a quote right now. We're unable to support your meter setup, but we're working on it and will offer quotes in the future when we can.",
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, title: 'This request was already used for something else' },
  VERSION_EXISTS: { status: 409, title: 'This version is already published, with other files' },
} as const satisfies Record<string, { status: number; title: string }>;

/** A code of the catalogue; any other does not compile. */
export type ProblemCode = keyof typeof problemCatalogue;
