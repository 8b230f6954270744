import { addDays, enrolmentStatus } from '@home-move/contract';
import { demoBrands } from '../brand/brands.data.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { newEnrolment } from '../enrolment/new-enrolment.js';

/** Somebody of the demo; the id is theirs for good, so that they come into being once. */
export interface DemoPerson {
  readonly id: string;
  readonly enrolment: Omit<EnrolmentRecord, 'id' | 'version'>;
}

/** Moves in within a week. Sent by the letting agent, who knows name, contact and date, but no verified contact. */
export function samHartley(now: Date, today: string): DemoPerson {
  const oakwoodBedford = demoBrands(undefined).find(({ urlRoute, branch }) => urlRoute === 'oakwood' && branch === 12);
  if (!oakwoodBedford) throw new Error('the demo has no Oakwood Bedford');
  return {
    id: '5a3d00000000000000000101',
    enrolment: {
      ...newEnrolment(oakwoodBedford, now),
      enrolmentType: 'Lettings',
      status: enrolmentStatus.detailsPopulated,
      title: 'Mr',
      firstName: 'Sam',
      surname: 'Hartley',
      dateOfBirth: '1985-03-27',
      emailAddress: 'sam.hartley@example.test',
      contactNumber: '07700900101',
      moveInDate: addDays(today, 7),
    },
  };
}

/** Lets agent Jordan Lee in to Sam Hartley's enrolment, as often as asked. */
export const demoAgent = { token: 'demo-agent', agentName: 'Jordan Lee' } as const;
