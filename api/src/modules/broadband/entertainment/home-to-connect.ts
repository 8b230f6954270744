import { contractStart, type Address } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';

/** The home to connect, and the start date (yyyy-MM-dd). */
export interface HomeToConnect {
  readonly address: Address;
  readonly startDate: string;
}

/** The home and start date for orders of an enrolment. ADDRESS_MISSING without an address. */
export function homeToConnect(
  { address, moveInDate }: Pick<EnrolmentRecord, 'address' | 'moveInDate'>,
  today: string,
): HomeToConnect {
  if (!address) throw new DomainError('ADDRESS_MISSING');
  return { address, startDate: contractStart(moveInDate, today) };
}
