import { Schema, type Types } from 'mongoose';

export const JOB = 'job';

/** The subject of a job: ids only, never personal data. */
export type JobData = Readonly<Record<string, string>>;

/** Scheduled work that any process may run. */
export interface JobDocument {
  _id: Types.ObjectId;
  kind: string;
  /** Unique: scheduling the same key twice creates one job. */
  key: string;
  runAt: Date;
  /** Attempts since it was scheduled, including the current one. */
  attempts: number;
  /** When the process that runs it is presumed dead. */
  lockedUntil: Date;
  /** Null until the job has succeeded or been given up. */
  doneAt: Date | null;
  /** When it was given up after its last attempt; missing for any other job. */
  givenUpAt?: Date;
  /** Code or class of the latest failure, without its message; missing if the latest attempt succeeded. */
  failure?: string;
  /** When a done job is deleted; missing for a pending one, and for one whose key has to stay. */
  expiresAt?: Date;
  data: JobData;
}

export const jobSchema = new Schema<JobDocument>(
  {
    kind: { type: String, required: true },
    key: { type: String, required: true },
    runAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    lockedUntil: { type: Date, required: true },
    doneAt: { type: Date, default: null },
    givenUpAt: Date,
    failure: String,
    expiresAt: Date,
    data: { type: Map, of: String, required: true },
  },
  { collection: 'jobs', versionKey: false, strict: 'throw', minimize: false },
);
jobSchema.index({ key: 1 }, { unique: true });
jobSchema.index({ kind: 1, doneAt: 1, runAt: 1 });
jobSchema.index({ givenUpAt: 1 }, { sparse: true });
jobSchema.index({ 'data.enrolmentId': 1 }, { sparse: true });
jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
