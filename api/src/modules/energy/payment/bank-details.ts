import { formMessages, paymentMessages, type DirectDebit } from '@home-move/contract';
import { canAccountExist } from '@home-move/contract/modulus-check';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { BankDetails, PaymentTerms } from '../../../providers/quotes/quotes.port.js';

/**
 * Null with a paper mandate. Throws VALIDATION for masked digits, which pass the form's rule but name no account, and for a
 * sort code and an account number that do not belong together.
 * @param existing the details that `reuseExistingDetails` refers to
 */
export function toBankDetails(
  form: DirectDebit,
  terms: PaymentTerms,
  existing: BankDetails | null = null,
): BankDetails | null {
  if (form.paperMandate) {
    if (terms.paperMandate) return null;
    throw rejected({ paperMandate: formMessages.invalid });
  }
  if (form.reuseExistingDetails) {
    if (existing) return existing;
    throw rejected({ reuseExistingDetails: formMessages.invalid });
  }
  const details: BankDetails = {
    accountName: form.bankAccountName,
    accountNumber: form.bankAccountNumber,
    sortCode: form.bankAccountSortCode,
  };
  rejectImpossibleAccount(details);
  return details;
}

/** Throws VALIDATION for digits that name no account, masked ones too. */
export function rejectImpossibleAccount({ sortCode, accountNumber }: BankDetails): void {
  const errors = {
    ...(!/^\d{8}$/.test(accountNumber) && { bankAccountNumber: paymentMessages.accountNumberInvalid }),
    ...(!/^\d{6}$/.test(sortCode) && { bankAccountSortCode: paymentMessages.sortCodeInvalid }),
  };
  if (Object.keys(errors).length > 0) throw rejected(errors);
  // The check digits are in the account number, so the message is shown there.
  if (!canAccountExist(sortCode, accountNumber)) {
    throw rejected({ bankAccountNumber: paymentMessages.accountNumberInvalid });
  }
}

const rejected = (errors: Readonly<Record<string, string>>) => new DomainError('VALIDATION', { errors });

/** Bank details leave the server only masked: "66374958" → "*****958". */
export const maskAccountNumber = (digits: string): string => `*****${digits.slice(-3)}`;

/** Of an account that an agent must not see. */
export const withheldAccountNumber = '********';
export const withheldSortCode = '******';

/** "089999" → "***999" */
export const maskSortCode = (digits: string): string => `***${digits.slice(-3)}`;
