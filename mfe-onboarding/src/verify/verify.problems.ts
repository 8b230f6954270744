import {
  postcodeFailureText,
  validationMessage,
  validationResult,
  type Problem,
  type Support,
} from '@home-move/contract';
import { linkTexts } from '../link/link.texts';

/**
 * The path that a problem of a one-time-password call leads to; null when the page shows the problem itself. `loginPath` is
 * where the mover logs in: at /log-in, or by a code where the brand sends them.
 */
export function redirectPathOf({ status, code }: Problem, loginPath: string): string | null {
  // [OTP-13]
  if (status === 401) return '/login';
  // [OTP-22]
  return code === 'POSTCODE_VALIDATION_COMPLETED' ? loginPath : null;
}

/** Whether the answer rejects the token; any other failure leaves open whether the link works. */
export function isInvalidLink({ status }: Problem): boolean {
  return status === 404 || status === 400;
}

/** Content of the page that replaces the form once the details can no longer be confirmed. */
export interface FinalFailure {
  readonly title: string;
  readonly message: string;
  readonly supportOnly: boolean;
}

export function finalFailureOf({ code, result }: Problem, support: Support): FinalFailure | null {
  if (code !== 'DETAILS_NOT_CONFIRMED') return null;
  const message = validationMessage(result, support);
  const { accountIsLocked, rightToBeForgotten, invalidToken } = validationResult;
  if (result === accountIsLocked) return { title: linkTexts.lockedTitle, message, supportOnly: true };
  if (result === rightToBeForgotten) return { title: linkTexts.forgottenTitle, message, supportOnly: true };
  return result === invalidToken ? { title: linkTexts.invalid.title, message, supportOnly: false } : null;
}

/** The problem as an error of the postcode field; null when it has another cause. [OTP-17] */
export function postcodeFieldProblem(problem: Problem): Problem | null {
  const postcode =
    problem.code === 'INVALID_POSTCODE' ? postcodeFailureText(problem) : (problem.errors?.['postcode'] ?? null);
  return postcode === null ? null : { ...problem, errors: { postcode } };
}

/** The message above the form for every other problem. [OTP-18] */
export function bannerMessage(problem: Problem, support: Support): string {
  // The enrolment has nothing but its token.
  const isTokenOnly = problem.result === validationResult.enrolmentWithTokenOnly;
  return isTokenOnly ? validationMessage(problem.result, support) : postcodeFailureText(problem);
}
