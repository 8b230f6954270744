import { formMessages, paymentMessages, type DirectDebit, type DirectDebitSummary } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import type {
  BankDetails,
  LodgedApplication,
  PaymentTerms,
  SupplyApplication,
} from '../../providers/quotes/quotes.port.js';
import { isMoveInDateInRange } from '../enrolment/enrolment.mapper.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { costOf, type StoredSelection } from '../quotes/selection.js';
import { expectedSwitchDate } from '../quotes/supply-start.js';
import { firstPaymentOn } from './first-payment.js';
import { maskAccountNumber, maskSortCode } from './masking.js';

/** One application with everything needed to complete energy once it is known to have arrived. */
export interface ApplicationTry {
  readonly application: SupplyApplication;
  readonly selection: StoredSelection;
  readonly summary: Omit<DirectDebitSummary, 'collectedBy' | 'reference'>;
}

/** Throws where something is missing that the supplier needs. */
export function toApplicationTry(
  enrolment: EnrolmentRecord,
  selection: StoredSelection,
  form: DirectDebit,
  terms: PaymentTerms,
  today: string,
): ApplicationTry {
  const { moveInDate, address, supply } = enrolment;
  if (!address) throw new DomainError('ADDRESS_MISSING');
  if (moveInDate === null || !isMoveInDateInRange(moveInDate, today)) {
    throw new DomainError('MOVE_IN_OUT_OF_RANGE');
  }
  const bank = bankOf(form, terms);
  const preferredDay = bank === null ? null : preferredDayOf(form);
  const startOn = expectedSwitchDate(selection, enrolment, today);
  return {
    selection,
    application: {
      searchId: selection.searchId,
      priceIds: selection.offers.map(({ tariff }) => tariff.priceId),
      addOns: selection.addOnsIdentifiers,
      person: personOf(enrolment),
      address,
      mpan: supply?.kind === 'register' ? supply.home.mpan : null,
      mprn: supply?.kind === 'register' ? supply.home.mprn : null,
      moveInDate,
      startOn,
      bank,
      collectionDay: preferredDay ?? terms.collectionDays[0] ?? 1,
      smartMeterAgreed: form.ovoSmartRequired,
      billingReads: form.smartBillingDataRate ?? form.smartReadDataPreferences ?? null,
      settlementReads: settlementReadsOf(form),
      emailOffers: form.ovoMarketingOptIn,
    },
    summary: {
      monthlyAmount: costOf(selection).monthly,
      firstPaymentOn: firstPaymentOn(today, startOn, preferredDay),
      noticeWorkingDays: terms.noticeWorkingDays,
      maskedAccountNumber: bank && maskAccountNumber(bank.accountNumber),
      maskedSortCode: bank && maskSortCode(bank.sortCode),
    },
  };
}

export function toDirectDebitSummary({ summary }: ApplicationTry, lodged: LodgedApplication): DirectDebitSummary {
  return {
    ...summary,
    collectedBy: lodged.directDebit?.collector ?? lodged.supplierName,
    reference: lodged.directDebit?.reference ?? lodged.reference,
  };
}

function personOf(enrolment: EnrolmentRecord): SupplyApplication['person'] {
  const { title, firstName, surname, dateOfBirth, emailAddress, contactNumber } = enrolment;
  if (!firstName || !surname || !dateOfBirth || !emailAddress || !contactNumber) {
    throw new DomainError('DETAILS_MISSING');
  }
  return { title, firstName, surname, dateOfBirth, emailAddress, contactNumber };
}

/** Masked digits pass the form's rule, but stand for no account that we hold. Null with a paper mandate. */
function bankOf(form: DirectDebit, terms: PaymentTerms): BankDetails | null {
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

const preferredDayOf = ({ preferredDay }: DirectDebit): number | null =>
  typeof preferredDay === 'number' ? preferredDay : null;

/** Settlement is half-hourly or daily; whoever wants monthly bills settles as the supplier does by default. */
function settlementReadsOf(form: DirectDebit): SupplyApplication['settlementReads'] {
  const single = form.smartReadDataPreferences === 'Monthly' ? undefined : form.smartReadDataPreferences;
  return form.smartSettlementDataRate ?? single ?? null;
}
