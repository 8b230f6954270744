import type { ChannelDetails } from '../comms/channel';
import type { Tokens } from '../session/tokens';

/** Account validation result codes. [VAL-01] */
export const validationResult = {
  success: 0,
  incorrectSurname: 1,
  incorrectPostcode: 2,
  incorrectSurnameAndPostcode: 3,
  accountIsLocked: 4,
  invalidToken: 5,
  error: 6,
  convertedToUnpopulatedJourney: 7,
  enrolmentWithTokenOnly: 8,
  rightToBeForgotten: 9,
  otpInvalid: 10,
} as const;
export type ValidationResult = (typeof validationResult)[keyof typeof validationResult];

/**
 * What matching details lead to: tokens, or, once the mover has proven a contact, a code that was sent to it and is valid in
 * the calling session.
 */
export interface LinkAdmission {
  readonly token?: Tokens;
  readonly codeSentTo?: ChannelDetails;
}

/**
 * Response of `PUT /account/validate`: results 0 and 7 admit the mover; every result except 0, 7 and 8 is a problem instead.
 * [VAL-02]
 */
export interface AccountValidation extends LinkAdmission {
  readonly result: Extract<ValidationResult, 0 | 7 | 8>;
}

/** Response of `POST /otp/validate-postcode`. [OTP-06] */
export interface PostcodeValidation extends LinkAdmission {
  readonly result: Extract<ValidationResult, 0 | 7>;
}

/** A change of contacts by an agent that its link can still undo. */
export interface ContactChangeByAgent {
  /** ISO instant. */
  readonly changedAt: string;
}

/**
 * Log-in link results, a different enum from the validation results. [VAL-13] 0: the mover has not confirmed the
 * details behind the link. 1: the mover confirmed them before and confirms them again. 2: the mover has to log in,
 * because the account has a password or the link leaves nothing to confirm or enter. 3: the account is forgotten or
 * locked. 5: the mover enters all details.
 */
export const logInLinkResult = {
  detailsToConfirm: 0,
  detailsConfirmedBefore: 1,
  hasPassword: 2,
  inactive: 3,
  notPopulated: 5,
} as const;
export type LogInLinkResult = (typeof logInLinkResult)[keyof typeof logInLinkResult];

/** Response of `POST /account/login-link`. */
export interface LogInLink {
  readonly result: LogInLinkResult;
  /** With 0 and 1: the save-and-continue token, for the path of confirm details. */
  readonly confirmToken?: string;
  /** With 5: tokens of the enrolment whose details are missing. */
  readonly token?: Tokens;
}
