import { enrolmentStatus, isOffered, type Enrolment, type InviteJourney, type JourneyId } from '@home-move/contract';

/** Whether a link can be sent: it has an address to go to, and the customer confirms surname and postcode behind it. [TEL-09] */
export function canSendLink({ emailAddress, surname, postcode }: Enrolment): boolean {
  return [emailAddress, surname, postcode].every(Boolean);
}

/**
 * The journey that an agent can invite to. Prefers the journey of the page, or energy on other pages. Falls back to the
 * other journey if that one is set up or not offered. Null if neither is left. [TEL-08]
 */
export function inviteOf(page: JourneyId | null, enrolment: Enrolment): InviteJourney | null {
  const isLeft: Readonly<Record<InviteJourney, boolean>> = {
    energy: isOffered(enrolment.energyOfferedStatus) && !enrolment.energyComplete,
    entertainment: isOffered(enrolment.entertainmentOfferedStatus) && !enrolment.entertainmentComplete,
  };
  const order =
    page === 'entertainment' ? (['entertainment', 'energy'] as const) : (['energy', 'entertainment'] as const);
  return order.find((journey) => isLeft[journey]) ?? null;
}

/** Whether there is anything to finish: not for an enrolment that is complete, pending or finished already. [TEL-20] */
export function canFinish({ status, closedAt }: Enrolment): boolean {
  return closedAt === null && status !== enrolmentStatus.complete && status !== enrolmentStatus.pending;
}

/** Whether there is anything to forget. [TEL-13] */
export function hasPersonalDetail(enrolment: Enrolment): boolean {
  const { title, firstName, surname, dateOfBirth, emailAddress, contactNumber } = enrolment;
  return [title, firstName, surname, dateOfBirth, emailAddress, contactNumber].some(Boolean);
}
