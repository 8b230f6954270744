import { type Address, formatAddress, recordOf, registeredServices } from '@home-move/contract';
import { rejectWhenMoveOrdered } from './change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';

export function isSameHome(one: Address | null, other: Address | null): boolean {
  return one?.addressKey === other?.addressKey && (one && formatAddress(one)) === (other && formatAddress(other));
}

/**
 * Drops what depends on the old home: meters, prices, packages, council, registrations, readings, ticked tasks and entered bills. Keeps the chosen services and
 * the answers of the council step, which does not open again; its card shows the authorities of the new home.
 */
export function changeAddress(current: EnrolmentRecord, address: Address): EnrolmentChange {
  if (isSameHome(current.address, address)) return {};
  rejectWhenMoveOrdered(current);
  return {
    address,
    supply: null,
    usage: null,
    selection: null,
    secondarySelection: null,
    localServices: null,
    registrationConfirmed: recordOf(registeredServices, () => null),
    broadband: null,
    wombbUserConfirmedDate: null,
    meterReadings: null,
    planTicks: null,
    homeBills: null,
  };
}
