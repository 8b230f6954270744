import { hasProvenContact } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';

/** Whether a partner has created the enrolment, as opposed to a mover who signed up. */
export function isOfPartner({ enrolmentType }: Pick<EnrolmentRecord, 'enrolmentType'>): boolean {
  return enrolmentType !== 'Direct';
}

/**
 * Whether a partner's code opens the enrolment, as far as the enrolment shows. A mover who has proven a contact, or whose contact the
 * partner sent as verified, logs in with that contact; a code would let the partner's page in without it. As with links, the same
 * holds once the save-and-continue token was renewed, by "log out everywhere" for example. A locked or finished enrolment stays closed.
 */
export function isOpenToPartner(enrolment: EnrolmentRecord): boolean {
  const { ownedAt, firstToken, lockedAt, closedAt, forgottenAt } = enrolment;
  const isClosed = lockedAt !== null || closedAt !== null || forgottenAt !== null;
  // The first token is kept from the first renewal on.
  const isOfMover = ownedAt !== null || firstToken !== null || hasProvenContact(enrolment);
  return isOfPartner(enrolment) && !isClosed && !isOfMover;
}
