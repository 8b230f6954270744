import type { Tokens } from '../session/session';

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

/** After this many details that do not match, the account is locked; support alone lifts it. [VAL-04] */
export const maxMismatches = 3;

/** Answer of `PUT /account/validate`: 0 and 7 come with tokens; every other result but 8 is a problem that carries it. [VAL-02] */
export interface AccountValidation {
  readonly result: Extract<ValidationResult, 0 | 7 | 8>;
  readonly token?: Tokens;
}

/**
 * What a log-in link stands for, another enum than the validation results. [VAL-13]
 * 0: the details behind it are still to be confirmed; 1: they were confirmed before, and are asked again; 2: there is a
 * password; 3: it is known, but opens nothing any more (forgotten, or locked); 5: there are no details to confirm.
 */
export const logInLinkResult = {
  detailsToConfirm: 0,
  detailsConfirmedBefore: 1,
  hasPassword: 2,
  inactive: 3,
  notPopulated: 5,
} as const;
export type LogInLinkResult = (typeof logInLinkResult)[keyof typeof logInLinkResult];

/** Answer of `POST /account/login-link`. */
export interface LogInLink {
  readonly result: LogInLinkResult;
  /** With 0 and 1: the save-and-continue token, for the path of confirm details. */
  readonly confirmToken?: string;
  /** With 5: tokens of the enrolment that waits for its details. */
  readonly token?: Tokens;
}
