import type { DirectDebitSummary, ExistingBankDetails, Role } from '@home-move/contract';
import type { FieldEncryption, Sealed } from '../../../common/crypto/field-encryption.js';
import type { SealedFields } from '../../../common/crypto/sealed-fields.js';
import type { BankDetails } from '../../../providers/quotes/quotes.port.js';
import type { EnergySetUp } from '../state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { maskAccountNumber, maskSortCode, withheldAccountNumber, withheldSortCode } from './bank-details.js';

/** Valid bank details of an earlier form, which the mover can use again. [PAY-11] */
export interface KnownBankDetails extends BankDetails {
  readonly preferredDay: number | null;
  /** Set if the customer entered them in private during a call: no agent sees them. */
  readonly enteredPrivately?: true;
}

/** Only the account. */
export const bankOf = ({ accountName, accountNumber, sortCode }: BankDetails): BankDetails => ({
  accountName,
  accountNumber,
  sortCode,
});

export const isSameAccount = (one: BankDetails, other: BankDetails): boolean =>
  one.accountNumber === other.accountNumber && one.sortCode === other.sortCode;

const purpose = (enrolmentId: string) => `bank-details:${enrolmentId}`;
const payingPurpose = (enrolmentId: string) => `bank:${enrolmentId}`;

/** Registers where enrolments have sealed bank details. */
export function registerBankDetails(sealedFields: SealedFields): void {
  sealedFields.register('enrolments', 'bankDetails', purpose);
  for (const path of ['energySetUp.bank', 'secondarySetUp.bank']) {
    sealedFields.register('enrolments', path, payingPurpose);
  }
}

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

/** The account that an accepted selection is paid from, which may be another than the one that is known by now. */
export function sealPayingAccount(encryption: FieldEncryption, enrolmentId: string, account: KnownBankDetails): Sealed {
  return encryption.seal(JSON.stringify(account), payingPurpose(enrolmentId));
}

/** Null with a paper mandate, and when it is paid as you go. */
export function openPayingAccount(
  encryption: FieldEncryption,
  enrolment: Pick<EnrolmentRecord, 'id' | 'bankDetails'>,
  { bank }: Pick<EnergySetUp, 'bank'>,
): KnownBankDetails | null {
  if (!bank) return null;
  const stored = JSON.parse(encryption.open(bank, payingPurpose(enrolment.id))) as BankDetails | KnownBankDetails;
  if ('preferredDay' in stored) return stored;
  // Earlier versions stored only the account.
  const known = openKnownDetails(encryption, enrolment);
  return known && isSameAccount(known, stored) ? known : { ...stored, preferredDay: null };
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

/** The Direct Debit of an accepted selection, for its reader: an agent sees no digit of an account that the customer entered in private. */
export function shownDirectDebit(
  encryption: FieldEncryption,
  enrolment: Pick<EnrolmentRecord, 'id' | 'bankDetails'>,
  setUp: Pick<EnergySetUp, 'directDebit' | 'bank'>,
  role: Role,
): DirectDebitSummary | null {
  const { directDebit } = setUp;
  const account = directDebit && openPayingAccount(encryption, enrolment, setUp);
  return directDebit && account && isWithheld(account, role) ? { ...directDebit, ...withheldDigits } : directDebit;
}
