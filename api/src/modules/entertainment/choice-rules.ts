import { isAvailable } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import type { BroadbandOrder } from '../../providers/broadband-ht/broadband-ht.port.js';
import { isSameHome } from '../enrolment/address-change.js';
import { rejectWhenBroadbandComplete } from '../enrolment/change-guards.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { journeyFacts } from '../enrolment/journey-facts.js';

/** The person as an order names them. DETAILS_MISSING where something is not known yet. */
export function personOf(enrolment: EnrolmentRecord): BroadbandOrder['person'] {
  const { title, firstName, surname, emailAddress, contactNumber } = enrolment;
  if (!firstName || !surname || !emailAddress || !contactNumber) throw new DomainError('DETAILS_MISSING');
  return { title, firstName, surname, emailAddress, contactNumber };
}

/** Throws where no package can be chosen: everything that must be there first, then the journey's own rule. */
export function rejectUnlessChoosable(enrolment: EnrolmentRecord, today: string, namedSupplier: string): void {
  rejectWhenBroadbandComplete(enrolment);
  if (!enrolment.address) throw new DomainError('ADDRESS_MISSING');
  personOf(enrolment);
  const isOpen = isAvailable('broadband-list', journeyFacts(enrolment, today, namedSupplier));
  if (!isOpen) throw new DomainError('CONFLICT');
}

/** CONFLICT when home, move-in date, chosen package or order changed in another tab since `seen`. */
export function rejectOutdated(current: EnrolmentRecord, seen: EnrolmentRecord): void {
  const marks = ({ broadband, unsettledOrder }: EnrolmentRecord) => [broadband?.click?.id, unsettledOrder?.key];
  const isCurrent =
    isSameHome(current.address, seen.address) &&
    current.moveInDate === seen.moveInDate &&
    JSON.stringify(marks(current)) === JSON.stringify(marks(seen));
  if (!isCurrent) throw new DomainError('CONFLICT');
}

/** Entertainment chosen, as taking a package does; what was said of an earlier one goes. */
export function chooseEntertainment({ optIn, consented }: EnrolmentRecord) {
  return {
    optIn: { ...optIn, entertainment: 1 },
    consented: { ...consented, entertainment: true },
    entertainmentSkipped: false,
    wombbSkipped: false,
    wombbUserConfirmedDate: null,
  } as const satisfies EnrolmentChange;
}
