import { formatList, sentDetails, type Invitation, type SentDetail } from '@home-move/contract';
import { formatDate } from '../format/format';

const detailNames: Readonly<Record<SentDetail, string>> = {
  name: 'name',
  dateOfBirth: 'date of birth',
  emailAddress: 'email address',
  contactNumber: 'mobile number',
  address: 'new address',
  postcode: 'new postcode',
  moveInDate: 'moving date',
};

/** "name, email address and moving date", in a fixed order. Leaves out kinds that only a newer API knows. */
function listDetails(details: Invitation['details']): string {
  const sent = sentDetails.filter((detail) => details.includes(detail));
  return formatList(sent.map((detail) => detailNames[detail]));
}

/** Texts about the origin of a mover's details; the specifications leave them to us. */
export const invitationTexts = {
  gave: ({ sentBy, details }: Invitation) => `${sentBy} gave us your ${listDetails(details)}.`,
  agreed: ({ agreedOn }: Invitation) => `They say that you agreed to this on ${formatDate(agreedOn)}.`,
} as const;
