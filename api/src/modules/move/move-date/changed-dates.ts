import { contractStart } from '@home-move/contract';
import type { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import type { SupplierDate } from './state/date-change.state.js';
import { slotChange, slotOf, type EnergySlot } from '../../energy/state/energy-slot.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { nationOf } from '../council-water/state/nation.js';
import { firstPaymentOn } from '../../energy/payment/first-payment.js';
import { openPayingAccount } from '../../energy/payment/known-bank-details.js';

/** Applies days that suppliers have changed to the enrolment that holds their contracts. */
export type StoreDates = (current: EnrolmentRecord) => EnrolmentChange;

/** The start of the broadband contract is that of the move. */
export interface MovedTo {
  readonly to: string;
  readonly today: string;
}

/** Prepares the change of accepted orders: their days, and the first Direct Debit that follows from them. */
export async function storeDates(
  enrolment: EnrolmentRecord,
  dates: readonly SupplierDate[],
  { encryption, moved }: { readonly encryption: FieldEncryption; readonly moved: MovedTo | null },
): Promise<StoreDates> {
  const firstPayments = new Map<SupplierDate, string>();
  for (const date of dates) firstPayments.set(date, await firstPaymentFor(enrolment, date, encryption));
  return (current) =>
    Object.assign(
      {},
      ...dates.map((date) =>
        date.contract === 'broadband'
          ? activated(current, date, moved)
          : started(current, date.contract, {
              day: date.after,
              firstPayment: firstPayments.get(date) ?? date.after,
              moved,
            }),
      ),
    ) as EnrolmentChange;
}

async function firstPaymentFor(
  enrolment: EnrolmentRecord,
  { contract, after }: SupplierDate,
  encryption: FieldEncryption,
): Promise<string> {
  const setUp = contract === 'broadband' ? null : slotOf(enrolment, contract).setUp;
  if (!setUp?.acceptedOn) return after;
  return firstPaymentOn({
    acceptedOn: setUp.acceptedOn,
    supplyStartDate: after,
    preferredDay: openPayingAccount(encryption, enrolment, setUp)?.preferredDay ?? null,
    nation: nationOf(enrolment),
  });
}

function started(
  current: EnrolmentRecord,
  slot: EnergySlot,
  { day, firstPayment, moved }: { readonly day: string; readonly firstPayment: string; readonly moved: MovedTo | null },
): EnrolmentChange {
  const { setUp } = slotOf(current, slot);
  if (!setUp) return {};
  const { directDebit } = setUp;
  const selection = {
    ...setUp.selection,
    startServiceDate: day,
    startsForMoveIn: moved?.to ?? setUp.selection.startsForMoveIn,
  };
  return slotChange(slot, {
    selection,
    setUp: {
      ...setUp,
      selection,
      switchesOn: day,
      directDebit: directDebit && { ...directDebit, firstPaymentOn: firstPayment },
    },
  });
}

function activated({ broadband }: EnrolmentRecord, { after }: SupplierDate, moved: MovedTo | null): EnrolmentChange {
  if (!broadband?.order) return {};
  const startDate = moved ? contractStart(moved.to, moved.today) : broadband.order.startDate;
  return { broadband: { ...broadband, order: { ...broadband.order, startDate, activationDate: after } } };
}
