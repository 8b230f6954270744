import { maxMismatches, validationResult, type ValidationResult } from '@home-move/contract';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { isTokenOnly, postcodeOf, toUnpopulated, waitsForDetails } from './account-state.js';
import { isSamePostcode, isSameSurname } from './same-details.js';

/** What a person types to show that an account is theirs; a link of the onboarding asks for the postcode alone. */
export interface TypedDetails {
  readonly surname?: string;
  readonly postcode: string;
}

/** What a try comes to, and what becomes of the account. */
export interface Tried {
  readonly result: ValidationResult;
  readonly change: EnrolmentChange;
}

const r = validationResult;
const refused = (result: ValidationResult): Tried => ({ result, change: {} });

/** Compares what was typed with what is known; the third mismatch locks, a match forgets the ones before. [VAL-01, VAL-03, VAL-04] */
export function tryDetails(account: EnrolmentRecord, typed: TypedDetails, now: Date): Tried {
  if (account.forgottenAt) return refused(r.rightToBeForgotten);
  if (account.lockedAt) return refused(r.accountIsLocked);
  if (isTokenOnly(account)) return refused(r.enrolmentWithTokenOnly);
  if (waitsForDetails(account)) {
    return { result: r.convertedToUnpopulatedJourney, change: toUnpopulated(account) };
  }
  const postcode = postcodeOf(account);
  // The mover's own details, without an address so far: there is nothing to compare with.
  if (account.surname === null || postcode === null) return refused(r.enrolmentWithTokenOnly);
  const mismatch = mismatchOf(typed, { surname: account.surname, postcode });
  if (mismatch === null) return { result: r.success, change: { detailMismatches: 0, detailsConfirmedAt: now } };
  const detailMismatches = account.detailMismatches + 1;
  return detailMismatches < maxMismatches
    ? { result: mismatch, change: { detailMismatches } }
    : { result: r.accountIsLocked, change: { detailMismatches, lockedAt: now } };
}

function mismatchOf(typed: TypedDetails, known: Required<TypedDetails>): ValidationResult | null {
  const isSurnameWrong = typed.surname !== undefined && !isSameSurname(typed.surname, known.surname);
  const isPostcodeWrong = !isSamePostcode(typed.postcode, known.postcode);
  if (isSurnameWrong && isPostcodeWrong) return r.incorrectSurnameAndPostcode;
  if (isSurnameWrong) return r.incorrectSurname;
  return isPostcodeWrong ? r.incorrectPostcode : null;
}
