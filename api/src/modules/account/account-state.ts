import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';

/** The postcode of the new home: the chosen one, or the one that the partner gave. */
export function postcodeOf({ address, partnerPostcode }: EnrolmentRecord): string | null {
  return address?.postcode ?? partnerPostcode;
}

/** Whether there is what confirm details asks for. */
export function hasDetails(account: EnrolmentRecord): boolean {
  return account.surname !== null && postcodeOf(account) !== null;
}

/**
 * Whether whoever has the link may give all details themselves: the partner's lack what confirming needs, and the mover
 * has not come yet, so that nothing of theirs goes. [VAL-15]
 */
export function waitsForDetails(account: EnrolmentRecord): boolean {
  if (hasDetails(account) || account.enrolmentType === 'Direct') return false;
  if (account.isUnpopulated) return account.surname === null;
  return account.detailsConfirmedAt === null && !account.emailAddressVerified && !account.contactNumberVerified;
}

/** Whether it holds nothing of a person but the token of its link. */
export function isTokenOnly(account: EnrolmentRecord): boolean {
  const { surname, emailAddress, contactNumber, isUnpopulated } = account;
  const known = [surname, postcodeOf(account), emailAddress, contactNumber];
  return !isUnpopulated && known.every((value) => value === null);
}

/** Drops what a partner sent of the person: nobody has confirmed that it is theirs. [VAL-15] */
export function toUnpopulated({ isUnpopulated }: EnrolmentRecord): EnrolmentChange {
  if (isUnpopulated) return {};
  return {
    isUnpopulated: true,
    partnerPostcode: null,
    onboarding: null,
    title: null,
    firstName: null,
    surname: null,
    dateOfBirth: null,
    emailAddress: null,
    contactNumber: null,
    detailMismatches: 0,
  };
}
