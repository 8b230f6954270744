import { enrolmentStatus, type Enrolment, type EnrolmentStatus, type EnrolmentType } from '@home-move/contract';

const { pending, open, detailsPopulated, closed, complete } = enrolmentStatus;

/** The customer section; none of its wording is specified. */
export const customerTexts = {
  id: 'ID',
  address: 'Address',
  type: 'Type',
  moveIn: 'Move in',
  status: 'Status',
  noName: 'No name yet',
  missing: 'Not given yet',
  types: {
    Direct: 'Direct',
    Lettings: 'Lettings',
    Social: 'Social',
    DoorToDoor: 'Door to door',
    Telesales: 'Telesales',
  } satisfies Record<EnrolmentType, string>,
  statuses: {
    [pending]: 'Pending',
    [open]: 'Open',
    [detailsPopulated]: 'Details given',
    [closed]: 'Closed',
    [complete]: 'Complete',
  } satisfies Record<EnrolmentStatus, string>,
} as const;

/** The customer's full name, or that there is none yet. [TEL-07] */
export function nameOf({ firstName, surname }: Pick<Enrolment, 'firstName' | 'surname'>): string {
  return [firstName, surname].filter(Boolean).join(' ') || customerTexts.noName;
}
