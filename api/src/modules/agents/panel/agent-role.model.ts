import type { AgentRole } from '@home-move/contract';
import { Schema } from 'mongoose';

export const AGENT_ROLE = 'agent_role';

/** The role of a partner's agent who is more than an agent. Nothing about a customer. */
export interface AgentRoleDocument {
  /** URL route of the partner. */
  partner: string;
  /** Name of the agent, as history and notes show it. */
  agentName: string;
  role: AgentRole;
}

export const agentRoleSchema = new Schema<AgentRoleDocument>(
  {
    partner: { type: String, required: true },
    agentName: { type: String, required: true },
    role: { type: String, required: true },
  },
  { collection: 'agent_roles', versionKey: false, id: false },
);
agentRoleSchema.index({ partner: 1, agentName: 1 }, { unique: true });
