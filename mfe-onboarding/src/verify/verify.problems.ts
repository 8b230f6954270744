import {
  postcodeFailureText,
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

/** The problem as the field of the postcode tells it; null when it is not about what was typed there. [OTP-17] */
export function atPostcode(found: Problem): Problem | null {
  const postcode =
    found.code === 'INVALID_POSTCODE' ? postcodeFailureText(found) : (found.errors?.['postcode'] ?? null);
  return postcode === null ? null : { ...found, errors: { postcode } };
}

/** Every other problem, as it is told above the form. [OTP-18] */
export function aboveForm(found: Problem, support: Support): string {
  // Nothing but the token is known of the enrolment.
  const isTokenOnly = found.result === validationResult.enrolmentWithTokenOnly;
  return isTokenOnly ? validationMessage(found.result, support) : postcodeFailureText(found);
}
