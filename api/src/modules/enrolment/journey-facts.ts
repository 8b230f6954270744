import type { JourneyFacts } from '@home-move/contract';
import { toEnrolment } from './enrolment.mapper.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** The facts for journey rules that depend on the enrolment alone: flags are off and no tariff is chosen. */
export function journeyFacts(record: EnrolmentRecord, today: string, namedSupplier: string): JourneyFacts {
  return {
    enrolment: toEnrolment(record, today, namedSupplier),
    flags: { 'psr-access-granted': false, 'faster-switching': false },
    namedSupplier,
    tariff: null,
    secondaryTariff: null,
  };
}
