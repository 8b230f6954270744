import { onboardingMessages } from '@home-move/contract';
import { simpleAddress } from '../address/one-line.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import type { GivenField } from './field-changes.js';
import { residentialStatuses } from './residential-statuses.js';

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "2026-11-27" → "27 Nov 2026" */
export const dayInWords = (isoDate: string): string => day.format(new Date(`${isoDate}T00:00:00Z`));

/** What a field holds, as people read it. */
export function inWords(record: EnrolmentRecord, field: GivenField): string {
  if (field === 'residentialStatus') {
    const chosen = residentialStatuses.find(({ key }) => key === record.residentialStatus);
    return chosen?.value ?? onboardingMessages.nothingGiven;
  }
  if (field === 'address') return record.address ? simpleAddress(record.address) : onboardingMessages.nothingGiven;
  const value = record[field];
  if (value === null) return onboardingMessages.nothingGiven;
  return field === 'dateOfBirth' || field === 'moveInDate' ? dayInWords(value) : value;
}
