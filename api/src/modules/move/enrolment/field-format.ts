import {
  formatAddress,
  formatDay,
  onboardingMessages,
  residentialStatus,
  type ResidentialStatusOption,
} from '@home-move/contract';
import type { EnrolmentRecord } from './enrolment.record.js';
import type { MoverField } from './mover-fields.js';

/** Options of the residential status. [MOVE-11, MOVE-21] */
export const residentialStatuses: readonly ResidentialStatusOption[] = [
  { key: residentialStatus.homeOwner, value: 'Home owner' },
  { key: residentialStatus.privateTenant, value: 'Private tenant' },
  { key: residentialStatus.localAuthority, value: 'Local authority tenant' },
  { key: residentialStatus.landlord, value: 'Landlord' },
];

/** The stored value of a field as text for the mover. */
export function formatField(record: EnrolmentRecord, field: MoverField): string {
  if (field === 'residentialStatus') {
    const chosen = residentialStatuses.find(({ key }) => key === record.residentialStatus);
    return chosen?.value ?? onboardingMessages.nothingGiven;
  }
  if (field === 'address') return record.address ? formatAddress(record.address) : onboardingMessages.nothingGiven;
  const value = record[field];
  if (value === null) return onboardingMessages.nothingGiven;
  return field === 'dateOfBirth' || field === 'moveInDate' ? formatDay(value) : value;
}
