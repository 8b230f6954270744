import type { Address } from '@home-move/contract';
import { refuseWhenBroadbandMayBeOrdered, refuseWhenEnergyMayBeLodged } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { simpleAddress } from './one-line.js';

/** Whether both are the same home. */
export function isSameHome(one: Address | null, other: Address | null): boolean {
  return one?.addressKey === other?.addressKey && (one && simpleAddress(one)) === (other && simpleAddress(other));
}

/**
 * Another home has other meters, prices, packages and another council: what was known of the old one goes, and with it
 * whether the person has registered there. What was chosen stays, the answers of the council step too: the person wants
 * to be registered, wherever they move to. That step does not open again; the card shows the authorities of the new home.
 */
export function addressChange(current: EnrolmentRecord, address: Address): EnrolmentChange {
  if (isSameHome(current.address, address)) return {};
  refuseWhenEnergyMayBeLodged(current);
  refuseWhenBroadbandMayBeOrdered(current);
  return {
    address,
    supply: null,
    usage: null,
    selection: null,
    localServices: null,
    registrationConfirmed: { council: null, water: null },
    broadband: null,
    wombbUserConfirmedDate: null,
  };
}
