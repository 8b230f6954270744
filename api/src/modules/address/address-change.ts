import type { Address } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import { refuseWhenEnergyMayBeLodged } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { simpleAddress } from './one-line.js';

/** Whether both are the same home. */
export function isSameHome(one: Address | null, other: Address | null): boolean {
  return one?.addressKey === other?.addressKey && (one && simpleAddress(one)) === (other && simpleAddress(other));
}

/** Another home has other meters, prices, packages and another council: what was known of the old one goes. */
export function addressChange(current: EnrolmentRecord, address: Address): EnrolmentChange {
  if (isSameHome(current.address, address)) return {};
  refuseWhenEnergyMayBeLodged(current);
  if (current.broadband?.order) throw new DomainError('ENROLMENT_COMPLETE');
  return {
    address,
    supply: null,
    usage: null,
    selection: null,
    localServices: null,
    broadband: null,
    wombbUserConfirmedDate: null,
  };
}
