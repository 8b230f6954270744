import { personFields, recordOf } from '@home-move/contract';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';

/** The postcode of the new home: of the chosen address, or as the partner sent it. */
export function postcodeOf({ address, partnerPostcode }: EnrolmentRecord): string | null {
  return address?.postcode ?? partnerPostcode;
}

/** Whether the account has the details that the confirm-details page compares. */
export function hasDetails(account: EnrolmentRecord): boolean {
  return account.surname !== null && postcodeOf(account) !== null;
}

/**
 * Whether the visitor with the link may enter all details: the partner's details are insufficient to confirm, and the mover
 * has not entered any yet, so no data of the mover is lost. [VAL-15]
 */
export function awaitsDetails(account: EnrolmentRecord): boolean {
  if (hasDetails(account) || account.enrolmentType === 'Direct' || account.ownedAt) return false;
  if (account.isUnpopulated) return account.surname === null;
  return account.detailsConfirmedAt === null && !account.emailAddressVerified && !account.contactNumberVerified;
}

/** Whether the account holds no personal data, only the token of its link. */
export function isTokenOnly(account: EnrolmentRecord): boolean {
  const { surname, emailAddress, contactNumber, isUnpopulated } = account;
  const known = [surname, postcodeOf(account), emailAddress, contactNumber];
  return !isUnpopulated && known.every((value) => value === null);
}

/** Drops the personal data that the partner sent, because no mover has confirmed it. [VAL-15] */
export function toUnpopulated({ isUnpopulated }: EnrolmentRecord): EnrolmentChange {
  if (isUnpopulated) return {};
  return {
    isUnpopulated: true,
    partnerPostcode: null,
    onboarding: null,
    ...recordOf(personFields, () => null),
    emailAddress: null,
    contactNumber: null,
    detailMismatches: 0,
  };
}
