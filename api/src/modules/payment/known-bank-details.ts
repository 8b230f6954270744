import type { DirectDebitSummary, ExistingBankDetails, Role } from '@home-move/contract';
import type { FieldEncryption, Sealed } from '../../common/crypto/field-encryption.js';
import type { BankDetails } from '../../providers/quotes/quotes.port.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { maskAccountNumber, maskSortCode, withheldAccountNumber, withheldSortCode } from './bank-details.js';

/** Valid bank details of an earlier form, which the mover can use again. [PAY-11] */
export interface KnownBankDetails extends BankDetails {
  readonly preferredDay: number | null;
  /** Set where the customer entered them on their own phone during a call: no agent sees them. */
  readonly enteredPrivately?: true;
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
export function toExistingDetails(known: KnownBankDetails, role: Role): ExistingBankDetails {
  const { accountName, accountNumber, sortCode, preferredDay } = known;
  if (isWithheld(known, role)) {
    return { enteredPrivately: true, accountName: '', ...withheldDigits, preferredDay };
  }
  return {
    accountName,
    maskedAccountNumber: maskAccountNumber(accountNumber),
    maskedSortCode: maskSortCode(sortCode),
    preferredDay,
  };
}

const withheldDigits = { maskedAccountNumber: withheldAccountNumber, maskedSortCode: withheldSortCode };

const isWithheld = ({ enteredPrivately }: KnownBankDetails, role: Role) =>
  enteredPrivately === true && role === 'agent';

/** What was set up, for its reader: an agent sees no digit of an account that the customer entered in private. */
export function toShownSummary(
  summary: DirectDebitSummary | null,
  known: KnownBankDetails | null,
  role: Role,
): DirectDebitSummary | null {
  const isPaidFromIt = known !== null && summary?.maskedAccountNumber === maskAccountNumber(known.accountNumber);
  return summary && isPaidFromIt && isWithheld(known, role) ? { ...summary, ...withheldDigits } : summary;
}
