import type { HistoryActor, HistoryType } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const HISTORY_EVENT = 'history_event';

/** What happened to an enrolment. No personal data of the mover; never changed, except by the right to be forgotten. */
export interface HistoryEventDocument {
  _id: Types.ObjectId;
  enrolmentId: string;
  type: HistoryType;
  at: Date;
  /** Missing if the customer was forgotten, as are the two below. */
  actor?: HistoryActor['kind'];
  agentName?: string | null;
  /** Of an order or application. */
  reference?: string | null;
  /** True while the action is under way, and after it was interrupted. */
  isUnconfirmed?: boolean;
}

const required = { required: true } as const;

/** Kept as long as the enrolment: nothing expires. */
export const historyEventSchema = new Schema<HistoryEventDocument>(
  {
    enrolmentId: { type: String, ...required },
    type: { type: String, ...required },
    at: { type: Date, ...required },
    actor: String,
    agentName: String,
    reference: String,
    isUnconfirmed: Boolean,
  },
  { collection: 'enrolment_events', versionKey: false, id: false },
);
historyEventSchema.index({ enrolmentId: 1, at: -1, _id: -1 });
