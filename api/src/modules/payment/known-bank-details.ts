import type { ExistingBankDetails } from '@home-move/contract';
import type { FieldEncryption, Sealed } from '../../common/crypto/field-encryption.js';
import type { BankDetails } from '../../providers/quotes/quotes.port.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { maskAccountNumber, maskSortCode } from './bank-details.js';

/** Valid bank details of an earlier form, which the mover can use again. [PAY-11] */
export interface KnownBankDetails extends BankDetails {
  readonly preferredDay: number | null;
}

const purpose = (enrolmentId: string) => `bank-details:${enrolmentId}`;

/** Null before the first valid details. */
export function openKnownDetails(
  encryption: FieldEncryption,
  { id, bankDetails }: Pick<EnrolmentRecord, 'id' | 'bankDetails'>,
): KnownBankDetails | null {
  return bankDetails && (JSON.parse(encryption.open(bankDetails, purpose(id))) as KnownBankDetails);
}

export function sealKnownDetails(encryption: FieldEncryption, enrolmentId: string, details: KnownBankDetails): Sealed {
  return encryption.seal(JSON.stringify(details), purpose(enrolmentId));
}

/** As the mover, or an agent, sees them. */
export function toExistingDetails({
  accountName,
  accountNumber,
  sortCode,
  preferredDay,
}: KnownBankDetails): ExistingBankDetails {
  return {
    accountName,
    maskedAccountNumber: maskAccountNumber(accountNumber),
    maskedSortCode: maskSortCode(sortCode),
    preferredDay,
  };
}
