import type { JourneyFacts } from '@home-move/contract';
import { toEnrolment } from './enrolment.mapper.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/**
 * What the rules of the journey look at, for those that ask about the enrolment alone: the flags count as off and no
 * tariff as chosen.
 */
export function journeyFacts(record: EnrolmentRecord, today: string, namedSupplier: string): JourneyFacts {
  return {
    enrolment: toEnrolment(record, today, namedSupplier),
    flags: { 'psr-access-granted': false, 'faster-switching': false },
    namedSupplier,
    tariff: null,
    secondaryTariff: null,
  };
}
