import { isDeepStrictEqual } from 'node:util';
import { isMoveInDateInRange, offerChannels, type DirectDebit, type DirectDebitSummary } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import type { PaymentTerms, SubmittedApplication, SupplyApplication } from '../../providers/quotes/quotes.port.js';
import { isSameHome } from '../enrolment/address-change.js';
import type { StoredSelection } from '../enrolment/energy.state.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { costOf } from '../quotes/selection.js';
import { expectedSwitchDate } from '../quotes/supply-start.js';
import { maskAccountNumber, maskSortCode, toBankDetails } from './bank-details.js';
import { firstPaymentOn } from './first-payment.js';

/** One application, with everything needed to complete energy once the supplier has accepted it. */
export interface ApplicationAttempt {
  readonly application: SupplyApplication;
  readonly selection: StoredSelection;
  readonly summary: Omit<DirectDebitSummary, 'collectedBy' | 'reference'>;
}

/** Throws ADDRESS_MISSING, MOVE_IN_OUT_OF_RANGE, DETAILS_MISSING or VALIDATION where the supplier needs more. */
export async function toApplicationAttempt(
  enrolment: EnrolmentRecord,
  selection: StoredSelection,
  form: DirectDebit,
  terms: PaymentTerms,
  today: string,
): Promise<ApplicationAttempt> {
  const { moveInDate, address, supply } = enrolment;
  if (!address) throw new DomainError('ADDRESS_MISSING');
  if (moveInDate === null || !isMoveInDateInRange(moveInDate, today)) {
    throw new DomainError('MOVE_IN_OUT_OF_RANGE');
  }
  const bank = toBankDetails(form, terms);
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
      offerChannels: offerChannels(form),
      foundationOffers: form.ovoFoundationMarketingOptIn,
      groupOffers: form.ovoGroupMarketingOptIn,
      wantsPriorityServices: form.priorityServicesRequired,
    },
    summary: {
      monthlyAmount: costOf(selection).monthly,
      firstPaymentOn: await firstPaymentOn(today, startOn, preferredDay),
      noticeWorkingDays: terms.noticeWorkingDays,
      maskedAccountNumber: bank && maskAccountNumber(bank.accountNumber),
      maskedSortCode: bank && maskSortCode(bank.sortCode),
    },
  };
}

/** CONFLICT when home, move-in date or plan have changed in another tab since the application was prepared. */
export function rejectOutdatedAttempt(current: EnrolmentRecord, { application, selection }: ApplicationAttempt): void {
  const isCurrent =
    isSameHome(current.address, application.address) &&
    current.moveInDate === application.moveInDate &&
    isDeepStrictEqual(current.selection, selection);
  if (!isCurrent) throw new DomainError('CONFLICT');
}

export function toDirectDebitSummary(
  { summary }: ApplicationAttempt,
  submitted: SubmittedApplication,
): DirectDebitSummary {
  return {
    ...summary,
    collectedBy: submitted.directDebit?.collector ?? submitted.supplierName,
    reference: submitted.directDebit?.reference ?? submitted.reference,
  };
}

function personOf(enrolment: EnrolmentRecord): SupplyApplication['person'] {
  const { title, firstName, surname, dateOfBirth, emailAddress, contactNumber } = enrolment;
  if (!firstName || !surname || !dateOfBirth || !emailAddress || !contactNumber) {
    throw new DomainError('DETAILS_MISSING');
  }
  return { title, firstName, surname, dateOfBirth, emailAddress, contactNumber };
}

const preferredDayOf = ({ preferredDay }: DirectDebit): number | null =>
  typeof preferredDay === 'number' ? preferredDay : null;

/** Settlement is half-hourly or daily; with monthly bills the supplier's default applies. */
function settlementReadsOf(form: DirectDebit): SupplyApplication['settlementReads'] {
  const single = form.smartReadDataPreferences === 'Monthly' ? undefined : form.smartReadDataPreferences;
  return form.smartSettlementDataRate ?? single ?? null;
}
