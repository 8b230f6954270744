import { pathOf, personLabels, type Enrolment } from '@home-move/contract';
import { formatDate } from '@home-move/ui';
import { asksContactAlone, hasContactDetails, hasPersonalDetails } from '../pending-contact-details/known-details';

type Field = keyof typeof personLabels;

/** One thing that we know, or do not know yet. */
export interface DetailsRow {
  readonly label: string;
  readonly value: string | null;
}

const row =
  (enrolment: Enrolment) =>
  (field: Field): DetailsRow => {
    const value = enrolment[field];
    return { label: personLabels[field], value: value !== null && field === 'dateOfBirth' ? formatDate(value) : value };
  };

export const personalRows = (enrolment: Enrolment) =>
  (['title', 'firstName', 'surname', 'dateOfBirth'] as const).map(row(enrolment));

export const contactRows = (enrolment: Enrolment) => (['contactNumber', 'emailAddress'] as const).map(row(enrolment));

/** "Title, Mobile number"; empty where everything is there. */
export function missingLabels(enrolment: Enrolment): string {
  return [...personalRows(enrolment), ...contactRows(enrolment)]
    .filter(({ value }) => value === null)
    .map(({ label }) => label)
    .join(', ');
}

/** Where the ways to reach somebody are given and changed. */
export const contactPath = (enrolment: Enrolment) =>
  pathOf(asksContactAlone(enrolment) ? 'pending-contact-details' : 'personal-details');

/** What comes after 'Confirm': what is missing, then the move itself. */
export function pathAfterConfirming(enrolment: Enrolment): string {
  if (!hasPersonalDetails(enrolment)) return pathOf('personal-details');
  return hasContactDetails(enrolment) ? pathOf('moving-details') : contactPath(enrolment);
}
