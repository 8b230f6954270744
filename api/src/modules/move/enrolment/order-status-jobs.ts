import type { JobRequest } from '../../platform/jobs/jobs.service.js';
import type { Happened } from './change-history.js';

/** The kind of a job that requests the status of an order from its provider. */
export const ORDER_STATUS_JOB = 'order-status';

/** Providers report changes themselves: a request only finds what got lost. [ORDER-24] */
export const orderStatusIntervalMs = 6 * 60 * 60 * 1000;

/** The job for each order that a change of an enrolment adds. */
export function orderStatusJobs(enrolmentId: string, happened: readonly Happened[], now: Date): readonly JobRequest[] {
  return happened.flatMap(({ type, reference }) => {
    if (reference === null || (type !== 'energy-set-up' && type !== 'broadband-set-up')) return [];
    return {
      kind: ORDER_STATUS_JOB,
      key: `${ORDER_STATUS_JOB}:${enrolmentId}:${reference}`,
      runAt: new Date(now.getTime() + orderStatusIntervalMs),
      data: { enrolmentId, reference },
      // A change that was not stored happens again.
      repeatableAfter: 0,
    };
  });
}
