import {
  enrolmentStatus,
  type Channel,
  type Enrolment,
  type EnrolmentStatus,
  type EnrolmentType,
} from '@home-move/contract';
import { formatDate } from '@home-move/ui';

const { pending, open, detailsPopulated, closed, complete } = enrolmentStatus;

/** The customer section; none of its wording is specified. */
export const customerTexts = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  noName: 'No name yet',
  noPhone: 'No phone number yet',
  noEmail: 'No email address yet',
  noAddress: 'No address yet',
  /** While a contact that an agent has entered waits for its code. */
  pending: {
    email: 'Not verified yet: messages still go to the previous address.',
    sms: 'Not verified yet: messages still go to the previous number.',
  } satisfies Record<Channel, string>,
  types: {
    Direct: 'Direct',
    Lettings: 'Lettings',
    Social: 'Social',
    DoorToDoor: 'Door to door',
    Telesales: 'Telesales',
  } satisfies Record<EnrolmentType, string>,
  /** Null for the usual states of a call. */
  statuses: {
    [pending]: 'pending',
    [open]: null,
    [detailsPopulated]: null,
    [closed]: 'closed',
    [complete]: 'complete',
  } satisfies Record<EnrolmentStatus, string | null>,
} as const;

/** The customer's full name, or that there is none yet. [TEL-07] */
export function nameOf({ firstName, surname }: Pick<Enrolment, 'firstName' | 'surname'>): string {
  return [firstName, surname].filter(Boolean).join(' ') || customerTexts.noName;
}

/** "HM-7Q4D9K2M, Lettings, complete". [TEL-07] */
export function identityOf({
  reference,
  enrolmentType,
  status,
}: Pick<Enrolment, 'reference' | 'enrolmentType' | 'status'>): string {
  const { types, statuses } = customerTexts;
  return [reference, types[enrolmentType], statuses[status]].filter(Boolean).join(', ');
}

/** ", from 27 Nov 2026". */
export const startOf = (moveInDate: string): string => `, from\u00a0${formatDate(moveInDate)}`;

/** "07700 900101" for 07700900101; any other number unchanged. */
export const formatPhone = (number: string): string => number.replace(/^(0\d{4})(\d{6})$/, '$1\u00a0$2');
