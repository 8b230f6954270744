import { maxMismatches, validationResult, type ValidationResult } from '@home-move/contract';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { isTokenOnly, postcodeOf, toUnpopulated, awaitsDetails } from './account-state.js';
import { isSamePostcode, isSameSurname } from './compare-details.js';

/** The details that a visitor enters to prove that an account is theirs. A link of the onboarding requires only the postcode. */
export interface EnteredDetails {
  readonly surname?: string;
  readonly postcode: string;
}

/** The result of a check, and the resulting change of the account. */
export interface DetailsCheck {
  readonly result: ValidationResult;
  readonly change: EnrolmentChange;
}

const r = validationResult;
const rejected = (result: ValidationResult): DetailsCheck => ({ result, change: {} });

/** Compares entered with known details. The third mismatch locks the account, a match resets the count. [VAL-01, VAL-03, VAL-04] */
export function checkDetails(account: EnrolmentRecord, entered: EnteredDetails, now: Date): DetailsCheck {
  if (account.forgottenAt) return rejected(r.rightToBeForgotten);
  if (account.lockedAt) return rejected(r.accountIsLocked);
  if (isTokenOnly(account)) return rejected(r.enrolmentWithTokenOnly);
  if (awaitsDetails(account)) {
    return { result: r.convertedToUnpopulatedJourney, change: toUnpopulated(account) };
  }
  const postcode = postcodeOf(account);
  // The mover has entered details but no address yet, so there is nothing to compare with.
  if (account.surname === null || postcode === null) return rejected(r.enrolmentWithTokenOnly);
  const mismatch = findMismatch(entered, { surname: account.surname, postcode });
  if (mismatch === null) return { result: r.success, change: { detailMismatches: 0, detailsConfirmedAt: now } };
  const detailMismatches = account.detailMismatches + 1;
  return detailMismatches < maxMismatches
    ? { result: mismatch, change: { detailMismatches } }
    : { result: r.accountIsLocked, change: { detailMismatches, lockedAt: now } };
}

function findMismatch(entered: EnteredDetails, known: Required<EnteredDetails>): ValidationResult | null {
  const isSurnameWrong = entered.surname !== undefined && !isSameSurname(entered.surname, known.surname);
  const isPostcodeWrong = !isSamePostcode(entered.postcode, known.postcode);
  if (isSurnameWrong && isPostcodeWrong) return r.incorrectSurnameAndPostcode;
  if (isSurnameWrong) return r.incorrectSurname;
  return isPostcodeWrong ? r.incorrectPostcode : null;
}
