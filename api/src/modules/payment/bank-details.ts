import { formMessages, paymentMessages, type DirectDebit } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import type { BankDetails, PaymentTerms } from '../../providers/quotes/quotes.port.js';

/** Null with a paper mandate. Throws VALIDATION for masked digits: they pass the form's rule but name no account. */
export function toBankDetails(form: DirectDebit, terms: PaymentTerms): BankDetails | null {
  if (form.paperMandate) {
    if (terms.paperMandate) return null;
    throw new DomainError('VALIDATION', { errors: { paperMandate: formMessages.invalid } });
  }
  const errors = {
    ...(!/^\d{8}$/.test(form.bankAccountNumber) && { bankAccountNumber: paymentMessages.accountNumberInvalid }),
    ...(!/^\d{6}$/.test(form.bankAccountSortCode) && { bankAccountSortCode: paymentMessages.sortCodeInvalid }),
  };
  if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION', { errors });
  return {
    accountName: form.bankAccountName,
    accountNumber: form.bankAccountNumber,
    sortCode: form.bankAccountSortCode,
  };
}

/** Bank details leave the server only masked: "66374958" → "*****958". */
export const maskAccountNumber = (digits: string): string => `*****${digits.slice(-3)}`;

/** "089999" → "***999" */
export const maskSortCode = (digits: string): string => `***${digits.slice(-3)}`;
