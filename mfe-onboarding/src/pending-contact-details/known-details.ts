import type { Enrolment } from '@home-move/contract';

type Personal = Pick<Enrolment, 'title' | 'firstName' | 'surname' | 'dateOfBirth'>;
type Contact = Pick<Enrolment, 'emailAddress' | 'contactNumber'>;

export function hasPersonalDetails({ title, firstName, surname, dateOfBirth }: Personal): boolean {
  return [title, firstName, surname, dateOfBirth].every((value) => value !== null);
}

export function hasContactDetails({ emailAddress, contactNumber }: Contact): boolean {
  return emailAddress !== null && contactNumber !== null;
}

/**
 * Whether the page for the contact alone applies: the personal details are complete. The unpopulated journey enters a
 * password with the contact, on the page of all details. [ROUTE-21, PWD-02]
 */
export function needsContactOnly(enrolment: Personal & Pick<Enrolment, 'isUnpopulated'>): boolean {
  return hasPersonalDetails(enrolment) && !enrolment.isUnpopulated;
}
