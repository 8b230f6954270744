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
 * The page that asks for the ways to reach somebody: the one of its own where the rest is there; the unpopulated journey
 * asks for a password with them. [ROUTE-21, PWD-02]
 */
export function asksContactAlone(enrolment: Personal & Pick<Enrolment, 'isUnpopulated'>): boolean {
  return hasPersonalDetails(enrolment) && !enrolment.isUnpopulated;
}
