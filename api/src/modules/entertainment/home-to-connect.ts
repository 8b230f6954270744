import { contractStart, type Address } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';

/** Where broadband is wanted, and from which day on (yyyy-MM-dd). */
export interface HomeToConnect {
  readonly address: Address;
  readonly startDate: string;
}

/** What an order of this enrolment would be for. ADDRESS_MISSING without an address. */
export function homeToConnect(
  { address, moveInDate }: Pick<EnrolmentRecord, 'address' | 'moveInDate'>,
  today: string,
): HomeToConnect {
  if (!address) throw new DomainError('ADDRESS_MISSING');
  return { address, startDate: contractStart(moveInDate, today) };
}
