import type { Support } from '../brand/brand';
import { validationResult, type ValidationResult } from './account';
import { maxMismatches } from './account-limits';

/** Messages of confirm details; the postcode uses `addressMessages`. */
export const accountMessages = {
  surnameMissing: 'Please enter your surname',
  somethingWrong: 'Something went wrong',
} as const;

/**
 * The message of an account validation result, with the contacts and hours of the brand: 4 and 9 in our own words, the others word for word the specification's; a
 * general one for unknown results. [VAL-05 to VAL-12]
 */
export function validationMessage(result: number | undefined, support: Support): string {
  const messages: Partial<Record<ValidationResult, string>> = {
    [validationResult.incorrectSurname]:
      "Sorry but that's not the surname we were provided with. Please check your entry, ensuring you're entering just your surname.",
    [validationResult.incorrectPostcode]:
      "Sorry but that's not the postcode code we were provided please check and try again.",
    [validationResult.incorrectSurnameAndPostcode]:
      "Sorry both your postcode and surname don't match the details we have been provided. Please check your entry and try again.",
    [validationResult.accountIsLocked]: `Your account is locked, because the details did not match ${maxMismatches} times. For help, email ${support.email} or call ${support.phone}, ${support.hours}.`,
    [validationResult.invalidToken]: 'Incorrect Token Error!',
    [validationResult.error]: '',
    [validationResult.rightToBeForgotten]: `The details of this account were removed, because you asked us to forget them. To start again, email ${support.email} or call ${support.phone}.`,
  };
  return (result === undefined ? undefined : messages[result as ValidationResult]) ?? accountMessages.somethingWrong;
}
