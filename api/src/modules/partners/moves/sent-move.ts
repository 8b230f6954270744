import type { Address, InvitationChannel, MoveChange, SentDetail, SentMove } from '@home-move/contract';
import type { Invitation } from '../../identity/account/invitation.service.js';
import type { ObjectingContact } from '../objections/objection.repository.js';
import type { SentField } from './partner-move.model.js';

type SentPerson = SentMove['person'];
type SentProperty = SentMove['property'];

/** The contacts of a person, email first. */
export function contactsOf({ emailAddress, contactNumber }: SentPerson): readonly ObjectingContact[] {
  return [
    ...(emailAddress === undefined ? [] : [{ channel: 'email' as const, contact: emailAddress }]),
    ...(contactNumber === undefined ? [] : [{ channel: 'sms' as const, contact: contactNumber }]),
  ];
}

/** How a person is invited: as the partner wants, otherwise by email if there is an address. */
export function channelsOf(person: SentPerson, by?: readonly InvitationChannel[]): readonly InvitationChannel[] {
  return (
    by ??
    contactsOf(person)
      .slice(0, 1)
      .map(({ channel }) => channel)
  );
}

/** The person as the enrolment stores it. */
export function personFieldsOf(person: SentPerson) {
  return {
    title: person.title ?? null,
    firstName: person.firstName ?? null,
    surname: person.surname,
    dateOfBirth: person.dateOfBirth ?? null,
    emailAddress: person.emailAddress ?? null,
    contactNumber: person.contactNumber ?? null,
  };
}

/** The address as an enrolment stores it; null for only a postcode. */
export function addressOf(property: SentProperty): Address | null {
  const { postcode, houseNameOrNumber, addressLine1, addressLine2 = '', town } = property;
  if (houseNameOrNumber === undefined || addressLine1 === undefined || town === undefined) return null;
  const lines = { houseNameOrNumber, addressLine1, addressLine2, postcode };
  return { ...lines, addressKey: null, cityTown: town, isAbroad: false, manualAddress: true, isDomestic: true };
}

/** The data from which an enrolment is prepared. */
export function invitationOf(sent: SentMove): Omit<Invitation, 'brand' | 'id'> {
  const { person, property, moveInDate = null, type } = sent;
  const { title, firstName, surname, dateOfBirth, emailAddress, contactNumber } = personFieldsOf(person);
  return {
    type,
    surname,
    postcode: property.postcode,
    email: emailAddress,
    mobile: contactNumber,
    person: { title, firstName, dateOfBirth },
    address: addressOf(property),
    moveInDate,
    isSentByPartner: true,
  };
}

/** The fields of an enrolment that a change of the partner replaces. */
export function enrolmentFieldsOf({ person, property, moveInDate }: MoveChange) {
  return {
    ...(person && personFieldsOf(person)),
    ...(property && { partnerPostcode: property.postcode, address: addressOf(property) }),
    ...(moveInDate !== undefined && { moveInDate }),
  };
}

/** The kinds of details that a partner has sent, in the order in which a mover reads them. */
export function detailsOf(sent: readonly SentField[]): readonly SentDetail[] {
  const has = (path: string) => sent.some((field) => field.path === path);
  return [
    ...(has('person.surname') ? (['name'] as const) : []),
    ...(has('person.dateOfBirth') ? (['dateOfBirth'] as const) : []),
    ...(has('person.emailAddress') ? (['emailAddress'] as const) : []),
    ...(has('person.contactNumber') ? (['contactNumber'] as const) : []),
    ...(has('property.town') ? (['address'] as const) : has('property.postcode') ? (['postcode'] as const) : []),
    ...(has('moveInDate') ? (['moveInDate'] as const) : []),
  ];
}
