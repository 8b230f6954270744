import type { HistoryType, OrderStatus } from '@home-move/contract';
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

/** The kind of a job that mails the status of an order to the mover. */
export const ORDER_NEWS_JOB = 'order-news';

/** The job is scheduled before the change is stored, so that a crash loses no mail. By then it usually is. */
const dueAfterMs = 2000;

/** The statuses that movers get a mail about, by their entry in the history. [ORDER-28] */
const mailedStatuses: Readonly<Partial<Record<HistoryType, OrderStatus>>> = {
  'order-accepted': 'accepted',
  'order-live': 'live',
  'order-rejected': 'rejected',
  'order-cancelled': 'cancelled',
};

/** The mail about each order whose status a change of an enrolment stores. */
export function orderNewsJobs(enrolmentId: string, happened: readonly Happened[], now: Date): readonly JobRequest[] {
  return happened.flatMap(({ type, reference }) => {
    const status = mailedStatuses[type];
    if (status === undefined || reference === null) return [];
    return {
      kind: ORDER_NEWS_JOB,
      key: `${ORDER_NEWS_JOB}:${enrolmentId}:${reference}:${status}`,
      runAt: new Date(now.getTime() + dueAfterMs),
      data: { enrolmentId, reference, status, scheduledAt: now.toISOString() },
      // A change that was not stored happens again. The mail itself is sent once.
      repeatableAfter: 0,
    };
  });
}
