import { Schema, type Types } from 'mongoose';
import type { EnrolmentType, FlagName } from '@home-move/contract';

export const EXPERIMENT_EVENT = 'experiment_event';

const KEPT_DAYS = 400;

/** An enrolment was exposed to a variant of an experiment. Names nobody: the subject is a keyed hash of its token. */
export interface ExperimentEvent {
  /** Drawn before it is sent, so that sending it twice stores it once. */
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
experimentEventSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 });
