import { perService, registeredServices, type Address } from '@home-move/contract';
import { rejectWhenMoveUnsettled } from './change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from './enrolment.record.js';
import { formatAddress } from '../../common/address/address-line.js';

/** Whether both are the same home. */
export function isSameHome(one: Address | null, other: Address | null): boolean {
  return one?.addressKey === other?.addressKey && (one && formatAddress(one)) === (other && formatAddress(other));
}

/**
 * Another home has other meters, prices, packages and another council: what was known of the old one goes, and with it
 * whether the person has registered there. What was chosen stays, the answers of the council step too: the person wants
 * to be registered, wherever they move to. That step does not open again; the card shows the authorities of the new home.
 */
export function changeAddress(current: EnrolmentRecord, address: Address): EnrolmentChange {
  if (isSameHome(current.address, address)) return {};
  rejectWhenMoveUnsettled(current);
  return {
    address,
    supply: null,
    usage: null,
    selection: null,
    localServices: null,
    registrationConfirmed: perService(registeredServices, () => null),
    broadband: null,
    wombbUserConfirmedDate: null,
  };
}
