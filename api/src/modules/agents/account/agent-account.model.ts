import { agentRoles, type AgentRole } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const AGENT_ACCOUNT = 'agent_account';

/** An agent of a partner. Nothing about a customer. */
export interface AgentAccountDocument {
  _id: Types.ObjectId;
  /** URL route of the partner. */
  partner: string;
  /** As history and notes show it, and as the partner's CRM sends it. */
  name: string;
  role: AgentRole;
  isActive: boolean;
  createdAt: Date;
  /** When role or state changed last. */
  changedAt: Date;
}

export const agentAccountSchema = new Schema<AgentAccountDocument>(
  {
    partner: { type: String, required: true },
    name: { type: String, required: true },
    role: { type: String, enum: agentRoles, required: true },
    isActive: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'agents', versionKey: false, id: false },
);
agentAccountSchema.index({ partner: 1, name: 1 }, { unique: true });
