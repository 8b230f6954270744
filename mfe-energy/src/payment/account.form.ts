import { paymentMessages } from '@home-move/contract';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { memoryDraft } from '../state/memory-draft';
import { canAccountExist } from './account-check';

/** Fields of a bank account. Held in memory only, never stored in the browser. */
export interface AccountForm {
  bankAccountName: string;
  bankAccountNumber: string;
  bankAccountSortCode: string;
}

/** The account that was typed, whichever selection it is for. */
export const accountDraft = memoryDraft<AccountForm>();

export const accountOf = ({ bankAccountName, bankAccountNumber, bankAccountSortCode }: AccountForm): AccountForm => ({
  bankAccountName,
  bankAccountNumber,
  bankAccountSortCode,
});

export type AccountFormState = Pick<UseFormReturn<AccountForm>, 'control' | 'trigger'>;

/** An account number that does not belong to its sort code has an error of this type. */
export const mismatch = 'modulus';

/** Adds an error for an account that cannot exist. It appears at the number, which contains the check digits. */
export function withMismatch<Form extends AccountForm>(
  errors: FieldErrors<Form>,
  { bankAccountSortCode, bankAccountNumber }: AccountForm,
): FieldErrors<Form> {
  if (errors.bankAccountNumber || errors.bankAccountSortCode) return errors;
  if (canAccountExist(bankAccountSortCode, bankAccountNumber)) return errors;
  return { ...errors, bankAccountNumber: { type: mismatch, message: paymentMessages.accountNumberInvalid } };
}
