import { Schema, type Types } from 'mongoose';
import type { EnrolmentType, FlagName } from '@home-move/contract';

export const EXPERIMENT_EVENT = 'experiment_event';

const RETENTION_DAYS = 400;

/** Records that an enrolment was exposed to a variant. Pseudonymous: the subject is a keyed hash of its token. */
export interface ExperimentEvent {
  /** Derived from subject and experiment, so that an exposure is stored once. */
  _id: Types.ObjectId;
  experiment: FlagName;
  variant: 'on' | 'off';
  subject: string;
  enrolmentType: EnrolmentType;
  partnerName: string;
  at: Date;
}

const text = { type: String, required: true } as const;

export const experimentEventSchema = new Schema<ExperimentEvent>(
  {
    experiment: text,
    variant: text,
    subject: text,
    enrolmentType: text,
    partnerName: text,
    at: { type: Date, required: true },
  },
  { collection: 'experiment_events', versionKey: false, id: false },
);
experimentEventSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_DAYS * 24 * 60 * 60 });
