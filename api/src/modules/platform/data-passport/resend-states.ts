import type { ResendState } from '@home-move/contract';
import { type CountedDisclosure, resultOf } from '../../../common/disclosures/disclosure.repository.js';
import type { JobProgress } from '../jobs/job-repetition.js';

/** What decides whether the entries of a passport can be sent again. */
export interface Repetitions {
  /** Every entry, oldest first. */
  readonly entries: readonly CountedDisclosure[];
  /** Ids of the entries that the mover has sent again. */
  readonly requested: ReadonlySet<string>;
  /** The progress of the jobs that sent entries. */
  readonly jobs: ReadonlyMap<string, JobProgress>;
}

/** The jobs that have sent entries which were not delivered. */
export const jobsToRepeat = (entries: readonly CountedDisclosure[]): readonly string[] => [
  ...new Set(entries.flatMap(({ result, jobId }) => (result === 'notDelivered' && jobId !== undefined ? [jobId] : []))),
];

/** Whether an entry can be sent again; undefined if it was delivered, or nothing is left to send. [PASS-13] */
export function resendStateOf(
  entry: CountedDisclosure,
  { entries, requested, jobs }: Repetitions,
  now: Date,
): ResendState | undefined {
  if (resultOf(entry, now) !== 'notDelivered') return undefined;
  const later = entries.slice(entries.findIndex(({ _id }) => _id.equals(entry._id)) + 1);
  const { jobId } = entry;
  if (later.some((other) => (jobId === undefined ? isSameRequest(entry, other) : other.jobId === jobId)))
    return 'repeated';
  if (jobId === undefined) return 'onPage';
  const progress = jobs.get(jobId);
  if (progress === undefined || progress === 'done') return undefined;
  return progress === 'pending' || requested.has(entry._id.toHexString()) ? 'requested' : 'possible';
}

const isSameRequest = (entry: CountedDisclosure, other: CountedDisclosure) =>
  other.recipient.id === entry.recipient.id && other.purpose === entry.purpose;
