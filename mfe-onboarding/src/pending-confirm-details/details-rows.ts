import { pathOf, personLabels, type Enrolment } from '@home-move/contract';
import { formatDate } from '@home-move/ui';
import type { DetailsRow } from '../confirm/details-section';
import { needsContactOnly, hasContactDetails, hasPersonalDetails } from '../pending-contact-details/known-details';

type Field = keyof typeof personLabels;

function row(enrolment: Enrolment, field: Field, editPath: string): DetailsRow {
  const value = enrolment[field];
  return {
    label: personLabels[field],
    value: value !== null && field === 'dateOfBirth' ? formatDate(value) : value,
    editPath,
  };
}

export const personalRows = (enrolment: Enrolment) =>
  (['title', 'firstName', 'surname', 'dateOfBirth'] as const).map((field) =>
    row(enrolment, field, pathOf('personal-details')),
  );

export const contactRows = (enrolment: Enrolment) =>
  (['emailAddress', 'contactNumber'] as const).map((field) => row(enrolment, field, contactPath(enrolment)));

/** "Title, Mobile number"; empty when nothing is missing. */
export function missingLabels(enrolment: Enrolment): string {
  return [...personalRows(enrolment), ...contactRows(enrolment)]
    .filter(({ value }) => value === null)
    .map(({ label }) => label)
    .join(', ');
}

/** The page that enters and changes the contact. */
const contactPath = (enrolment: Enrolment) =>
  pathOf(needsContactOnly(enrolment) ? 'pending-contact-details' : 'personal-details');

/** The page after 'Confirm': the one with missing details, else the move itself. */
export function pathAfterConfirming(enrolment: Enrolment): string {
  if (!hasPersonalDetails(enrolment)) return pathOf('personal-details');
  return hasContactDetails(enrolment) ? pathOf('moving-details') : contactPath(enrolment);
}
