import { Schema, type Types } from 'mongoose';

export const JOB = 'job';

/** What a job is about: ids alone, never a name or contact. */
export type JobData = Readonly<Record<string, string>>;

/** Work that must happen later, whichever process is there then. */
export interface JobDocument {
  _id: Types.ObjectId;
  kind: string;
  /** Unique: a job is asked for once. */
  key: string;
  runAt: Date;
  /** Failures since it was asked for, the try that is under way included. */
  attempts: number;
  /** Until when the process that runs it is believed alive. */
  lockedUntil: Date;
  /** Null until it is done or given up. */
  doneAt: Date | null;
  data: JobData;
}

/** Long enough that nobody asks for the same job again. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

export const jobSchema = new Schema<JobDocument>(
  {
    kind: { type: String, required: true },
    key: { type: String, required: true },
    runAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    lockedUntil: { type: Date, required: true },
    doneAt: { type: Date, default: null },
    data: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'jobs', versionKey: false, strict: 'throw', minimize: false },
);
jobSchema.index({ key: 1 }, { unique: true });
jobSchema.index({ kind: 1, doneAt: 1, runAt: 1 });
jobSchema.index({ doneAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
