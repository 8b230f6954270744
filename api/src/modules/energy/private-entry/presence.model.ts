import { Schema } from 'mongoose';

export const PRESENCE = 'call_presence';

/** An agent who has an enrolment open, by login. It is renewed while the agent's page follows the call. */
export interface PresenceDocument {
  /** Id of the agent's session. */
  _id: string;
  enrolmentId: string;
  agentName: string;
  /** Until when the agent counts as present. */
  expiresAt: Date;
}

export const presenceSchema = new Schema<PresenceDocument>(
  {
    _id: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    agentName: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'call_presences', versionKey: false },
);
presenceSchema.index({ enrolmentId: 1 });
presenceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
