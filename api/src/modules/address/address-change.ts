import type { Address } from '@home-move/contract';
import { refuseWhenEnergyMayBeLodged } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { simpleAddress } from './one-line.js';

/** Whether both are the same home. */
export function isSameHome(one: Address | null, other: Address | null): boolean {
  return one?.addressKey === other?.addressKey && (one && simpleAddress(one)) === (other && simpleAddress(other));
}

/** Another home has other meters, another use and other prices: what was known of the old one goes. */
export function addressChange(current: EnrolmentRecord, address: Address): EnrolmentChange {
  if (isSameHome(current.address, address)) return {};
  refuseWhenEnergyMayBeLodged(current);
  return { address, supply: null, usage: null, selection: null };
}
