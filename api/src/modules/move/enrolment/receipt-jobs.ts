import type { HistoryType } from '@home-move/contract';
import type { JobRequest } from '../../platform/jobs/jobs.service.js';
import type { Happened } from './change-history.js';

/** The kind of a job that mails a receipt. */
export const RECEIPT_JOB = 'receipt';

/** The job is scheduled before the change is stored, so that a crash loses no receipt. By then it usually is. */
const dueAfterMs = 2000;

/** The receipts that a change of an enrolment leads to: one for each accepted order, and one for the whole move. */
export function receiptJobs(enrolmentId: string, happened: readonly Happened[], now: Date): readonly JobRequest[] {
  return happened.flatMap(({ type, reference }) => {
    const about = receiptAbout(type, reference);
    if (about === null) return [];
    return {
      kind: RECEIPT_JOB,
      key: `${RECEIPT_JOB}:${enrolmentId}:${about}`,
      runAt: new Date(now.getTime() + dueAfterMs),
      data: { enrolmentId, about, scheduledAt: now.toISOString() },
      // A change that was not stored happens again. The receipt itself is sent once.
      repeatableAfter: 0,
    };
  });
}

/** The data of the job about the whole move; others name the reference of an order. */
export const WHOLE_MOVE = 'move';

function receiptAbout(type: HistoryType, reference: string | null): string | null {
  if (type === 'enrolment-completed') return WHOLE_MOVE;
  const isOrder = type === 'energy-set-up' || type === 'broadband-set-up';
  return isOrder ? reference : null;
}
