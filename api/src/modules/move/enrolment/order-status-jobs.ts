import type { HistoryType } from '@home-move/contract';
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

/** The kind of a job that repeats the cancellation of an order until its provider answers. [ORDER-45] */
export const ORDER_CANCEL_JOB = 'order-cancel';

export const cancelRepeatMs = 10 * 60 * 1000;

/** By then the call that received the cancellation has usually had an answer. */
const cancelDueAfterMs = 60_000;

/** The job for each order whose cancellation a change of an enrolment stores. */
export function orderCancelJobs(enrolmentId: string, happened: readonly Happened[], now: Date): readonly JobRequest[] {
  return happened.flatMap(({ type, reference }) => {
    if (reference === null || type !== 'order-cancellation-received') return [];
    return {
      kind: ORDER_CANCEL_JOB,
      key: `${ORDER_CANCEL_JOB}:${enrolmentId}:${reference}`,
      runAt: new Date(now.getTime() + cancelDueAfterMs),
      data: { enrolmentId, reference },
      // A refused order may be cancelled again.
      repeatableAfter: 0,
    };
  });
}

/** The kind of a job that mails the status of an order to the mover. */
export const ORDER_NEWS_JOB = 'order-news';

/** The job is scheduled before the change is stored, so that a crash loses no mail. By then it usually is. */
const dueAfterMs = 2000;

/** The news that movers get a mail about, by their entry in the history. The receipt of a cancellation is the mail about it. [ORDER-28, ORDER-48] */
const mailedNews: Readonly<Partial<Record<HistoryType, string>>> = {
  'order-accepted': 'accepted',
  'order-live': 'live',
  'order-rejected': 'rejected',
  'order-cancelled': 'cancelled',
  'order-cancellation-received': 'cancelled',
  'order-cancellation-refused': 'cancellationRefused',
};

/** The mail about each order of which a change of an enrolment stores news. */
export function orderNewsJobs(enrolmentId: string, happened: readonly Happened[], now: Date): readonly JobRequest[] {
  return happened.flatMap(({ type, reference }) => {
    const news = mailedNews[type];
    if (news === undefined || reference === null) return [];
    return {
      kind: ORDER_NEWS_JOB,
      key: `${ORDER_NEWS_JOB}:${enrolmentId}:${reference}:${news}`,
      runAt: new Date(now.getTime() + dueAfterMs),
      data: { enrolmentId, reference, news, scheduledAt: now.toISOString() },
      // A change that was not stored happens again. The mail itself is sent once.
      repeatableAfter: 0,
    };
  });
}
