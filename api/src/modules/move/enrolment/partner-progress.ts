import { enrolmentStatus, services, type MoveStatus, type Service } from '@home-move/contract';
import type { JobRequest } from '../../platform/jobs/jobs.service.js';
import type { EnrolmentRecord } from './enrolment.record.js';

/** How far the mover is, for the partner that has sent the move. */
export interface PartnerProgress {
  /** Null until the mover has confirmed that the move is theirs. */
  readonly status: Extract<MoveStatus, 'opened' | 'inProgress' | 'completed' | 'forgotten'> | null;
  /** The services that are set up; none of someone who was forgotten. */
  readonly completedServices: readonly Service[];
}

type Progress = Pick<
  EnrolmentRecord,
  'status' | 'forgottenAt' | 'detailsConfirmedAt' | 'ownedAt' | 'onboarding' | 'consented' | 'completed'
>;

export function partnerProgressOf(enrolment: Progress): PartnerProgress {
  if (enrolment.forgottenAt !== null) return { status: 'forgotten', completedServices: [] };
  return {
    status: statusOf(enrolment),
    completedServices: services.filter((service) => enrolment.completed[service]),
  };
}

function statusOf({ status, consented, detailsConfirmedAt, ownedAt, onboarding }: Progress): PartnerProgress['status'] {
  if (status === enrolmentStatus.complete) return 'completed';
  if (services.some((service) => consented[service] !== null)) return 'inProgress';
  // A link that is requested proves nothing: scanners of mailboxes open links.
  return detailsConfirmedAt !== null || ownedAt !== null || onboarding?.committedAt ? 'opened' : null;
}

/** The kind of a job that reports the progress of a move to its partner. */
export const PROGRESS_JOB = 'move-progress';

/** The job is scheduled before the change is stored, so that a crash loses no report. By then it usually is. */
const dueAfterMs = 2000;

/** The report that a change of an enrolment leads to, if its partner sees a difference. */
export function progressJobs(before: EnrolmentRecord, after: EnrolmentRecord, now: Date): readonly JobRequest[] {
  if (!before.isSentByPartner) return [];
  if (JSON.stringify(partnerProgressOf(before)) === JSON.stringify(partnerProgressOf(after))) return [];
  return [
    {
      kind: PROGRESS_JOB,
      key: `${PROGRESS_JOB}:${before.id}:${before.version + 1}`,
      runAt: new Date(now.getTime() + dueAfterMs),
      // Not under the key by which jobs of a forgotten enrolment are deleted: that it was forgotten is reported, too.
      data: { sentMove: before.id },
      // A change that was not stored happens again.
      repeatableAfter: 0,
    },
  ];
}
