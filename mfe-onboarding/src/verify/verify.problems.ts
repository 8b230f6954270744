import {
  ApiError,
  postcodeFailureText,
  problem,
  validationMessage,
  validationResult,
  type Problem,
  type Support,
} from '@home-move/contract';
import { linkTexts } from '../parts/link.texts';

/** Where a problem of a one-time-password call leads, whatever the page; null when it is the page's own to tell. */
export function elsewhereOf({ status, code }: Problem): string | null {
  // [OTP-13]
  if (status === 401) return '/login';
  // [OTP-22]
  return code === 'POSTCODE_VALIDATION_COMPLETED' ? '/log-in' : null;
}

/** Whether the answer says that the token opens nothing; any other failure says nothing of the link. */
export function isDeadLink({ status }: Problem): boolean {
  return status === 404 || status === 400;
}

/** What stands in place of the form when the details can be confirmed no more. */
export interface Ending {
  readonly title: string;
  readonly message: string;
  readonly supportOnly: boolean;
}

export function endingOf({ code, result }: Problem, support: Support): Ending | null {
  if (code !== 'DETAILS_NOT_CONFIRMED') return null;
  const message = validationMessage(result, support);
  const { accountIsLocked, rightToBeForgotten, invalidToken } = validationResult;
  if (result === accountIsLocked) return { title: linkTexts.lockedTitle, message, supportOnly: true };
  if (result === rightToBeForgotten) return { title: linkTexts.forgottenTitle, message, supportOnly: true };
  return result === invalidToken ? { title: linkTexts.over.title, message, supportOnly: false } : null;
}

/** The problem as the form tells it: at the postcode, or above the form. [OTP-17, OTP-18] */
export function toldOnForm(found: Problem, support: Support): ApiError {
  if (found.code === 'VALIDATION' && found.errors?.['postcode'] !== undefined) return new ApiError(found);
  const text = postcodeFailureText(found);
  if (found.code === 'INVALID_POSTCODE') return new ApiError(problem('VALIDATION', { errors: { postcode: text } }));
  const { errors: _notOfThisForm, ...rest } = found;
  // Nothing but the token is known of the enrolment.
  const isTokenOnly = found.result === validationResult.enrolmentWithTokenOnly;
  return new ApiError({ ...rest, title: isTokenOnly ? validationMessage(found.result, support) : text });
}
