import {
  fuelsOf,
  isMoveInDateInRange,
  offerChannels,
  type DirectDebitSummary,
  type Payg,
  type PaymentMethod,
} from '@home-move/contract';
import { isSameValue } from '../../../common/database/same-value.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { SubmittedApplication, SupplyApplication } from '../../../providers/quotes/quotes.port.js';
import { isSameHome } from '../../move/enrolment/address-change.js';
import { slotOf, type EnergySlot } from '../state/energy-slot.js';
import type { StoredSelection } from '../state/energy.state.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { costOf } from '../quotes/selection.js';
import { maskAccountNumber, maskSortCode } from './bank-details.js';
import { bankOf, type KnownBankDetails } from './known-bank-details.js';

/** The account that pays a tariff, and when. */
export interface DirectDebitDetails {
  /** Null with a paper mandate. */
  readonly account: KnownBankDetails | null;
  /** The supplier's day without a preferred one. */
  readonly defaultDay: number;
  readonly noticeWorkingDays: number;
}

/**
 * One application, with everything needed to complete energy once the supplier has accepted it. It contains nothing of the day
 * on which it is prepared: sent again on another day, it is the same attempt.
 */
export interface ApplicationAttempt {
  readonly application: SupplyApplication;
  readonly selection: StoredSelection;
  readonly preferredDay: number | null;
  /** Set if the customer entered the account in private. */
  readonly enteredPrivately?: true;
  /** Null when it is paid as you go. */
  readonly summary: Omit<DirectDebitSummary, 'collectedBy' | 'reference' | 'firstPaymentOn'> | null;
}

/** The mover's choices that every application contains, whatever it is paid by. */
type Choices = Omit<Payg, 'termsAndConditions'>;

/** Throws ADDRESS_MISSING, MOVE_IN_OUT_OF_RANGE or DETAILS_MISSING if the supplier needs more. */
export function toApplicationAttempt(
  enrolment: EnrolmentRecord,
  selection: StoredSelection,
  { form, directDebit, today }: { form: Choices; directDebit: DirectDebitDetails | null; today: string },
): ApplicationAttempt {
  const { moveInDate, address } = enrolment;
  if (!address) throw new DomainError('ADDRESS_MISSING');
  if (moveInDate === null || !isMoveInDateInRange(moveInDate, today)) {
    throw new DomainError('MOVE_IN_OUT_OF_RANGE');
  }
  const account = directDebit?.account ?? null;
  const bank = account && bankOf(account);
  const preferredDay = account?.preferredDay ?? null;
  return {
    selection,
    preferredDay,
    application: {
      searchId: selection.searchId,
      priceIds: selection.offers.map(({ tariff }) => tariff.priceId),
      addOns: selection.addOnsIdentifiers,
      person: personOf(enrolment),
      address,
      ...meterPointsOf(enrolment, selection),
      moveInDate,
      startOn: selection.startServiceDate,
      paymentMethod: paymentMethodOf(selection),
      bank,
      collectionDay: preferredDay ?? directDebit?.defaultDay ?? 1,
      smartMeterAgreed: form.ovoSmartRequired,
      billingReads: form.smartBillingDataRate ?? form.smartReadDataPreferences ?? null,
      settlementReads: settlementReadsOf(form),
      offerChannels: offerChannels(form),
      foundationOffers: form.ovoFoundationMarketingOptIn,
      groupOffers: form.ovoGroupMarketingOptIn,
      wantsPriorityServices: form.priorityServicesRequired,
    },
    summary: directDebit && {
      monthlyAmount: costOf(selection).monthly,
      noticeWorkingDays: directDebit.noticeWorkingDays,
      maskedAccountNumber: bank && maskAccountNumber(bank.accountNumber),
      maskedSortCode: bank && maskSortCode(bank.sortCode),
    },
    ...(account?.enteredPrivately && { enteredPrivately: true }),
  };
}

/** How a selection is paid; all its tariffs are paid alike. */
export function paymentMethodOf({ offers }: StoredSelection): PaymentMethod {
  return offers[0]?.tariff.paymentMethod ?? 'DIRECT_DEBIT';
}

/** CONFLICT when home, move-in date or selection have changed in another tab since the application was prepared, or the date just changes. */
export function rejectOutdatedAttempt(
  current: EnrolmentRecord,
  slot: EnergySlot,
  { application, selection }: ApplicationAttempt,
): void {
  const isCurrent =
    isSameHome(current.address, application.address) &&
    current.moveInDate === application.moveInDate &&
    current.dateChange === null &&
    isSameValue(slotOf(current, slot).selection, selection);
  if (!isCurrent) throw new DomainError('CONFLICT');
}

/** Null when it is paid as you go. */
export function toDirectDebitSummary(
  { summary }: ApplicationAttempt,
  submitted: SubmittedApplication,
  firstPaymentOn: string,
): DirectDebitSummary | null {
  return (
    summary && {
      ...summary,
      firstPaymentOn,
      collectedBy: submitted.directDebit?.collector ?? submitted.supplierName,
      reference: submitted.directDebit?.reference ?? submitted.reference,
    }
  );
}

function personOf(enrolment: EnrolmentRecord): SupplyApplication['person'] {
  const { title, firstName, surname, dateOfBirth, emailAddress, contactNumber } = enrolment;
  if (!firstName || !surname || !dateOfBirth || !emailAddress || !contactNumber) {
    throw new DomainError('DETAILS_MISSING');
  }
  return { title, firstName, surname, dateOfBirth, emailAddress, contactNumber };
}

/** The meters that the selection supplies, if the register knows them. */
function meterPointsOf(
  { supply }: EnrolmentRecord,
  { offers }: StoredSelection,
): Pick<SupplyApplication, 'mpan' | 'mprn'> {
  if (supply?.kind !== 'register') return { mpan: null, mprn: null };
  const fuels = offers.flatMap(({ tariff }) => fuelsOf(tariff.energyType));
  return {
    mpan: fuels.includes('Electric') ? supply.home.mpan : null,
    mprn: fuels.includes('Gas') ? supply.home.mprn : null,
  };
}

/** Settlement is half-hourly or daily; with monthly bills the supplier's default applies. */
function settlementReadsOf(form: Choices): SupplyApplication['settlementReads'] {
  const single = form.smartReadDataPreferences === 'Monthly' ? undefined : form.smartReadDataPreferences;
  return form.smartSettlementDataRate ?? single ?? null;
}
