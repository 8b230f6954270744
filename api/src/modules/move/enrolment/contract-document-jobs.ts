import type { HistoryType } from '@home-move/contract';
import type { JobRequest } from '../../platform/jobs/jobs.service.js';
import type { Happened } from './change-history.js';

/** The kind of a job that stores the documents of an order. */
export const CONTRACT_DOCUMENTS_JOB = 'contract-documents';

/** The job is scheduled before the change is stored, so that a crash loses no document. By then it usually is. */
const dueAfterMs = 1000;

const acceptances: readonly HistoryType[] = ['energy-set-up', 'broadband-set-up'];

export const contractDocumentsKey = (enrolmentId: string, reference: string): string =>
  `${CONTRACT_DOCUMENTS_JOB}:${enrolmentId}:${reference}`;

/** The job for each order that a change of an enrolment adds. [ORDER-71] */
export function contractDocumentJobs(
  enrolmentId: string,
  happened: readonly Happened[],
  now: Date,
): readonly JobRequest[] {
  return happened.flatMap(({ type, reference }) => {
    if (reference === null || !acceptances.includes(type)) return [];
    return {
      kind: CONTRACT_DOCUMENTS_JOB,
      key: contractDocumentsKey(enrolmentId, reference),
      runAt: new Date(now.getTime() + dueAfterMs),
      data: { enrolmentId, reference, scheduledAt: now.toISOString() },
      // A change that was not stored happens again. Each document is stored once.
      repeatableAfter: 0,
    };
  });
}
