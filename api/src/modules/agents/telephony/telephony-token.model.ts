import type { CrmCall } from '@home-move/contract';
import { Schema } from 'mongoose';
import { nullable } from '../../../common/database/sub-schema.js';
import { crmCallSchema } from '../../identity/token/session.model.js';

export const TELEPHONY_TOKEN = 'telephony_token';

/** A token or a CRM's launch code that logs an agent in to one enrolment, by its hash. [TEL-02] */
export interface TelephonyTokenDocument {
  _id: string;
  /** Id of the agent's account. Tokens of earlier versions lack it. */
  agentId?: string;
  agentName: string;
  enrolmentId: string;
  /** Whether it is valid more than once; only the demo token is. */
  isReusable: boolean;
  usedAt: Date | null;
  /** Null for the demo token, which does not expire. */
  expiresAt: Date | null;
  /** Origin of the CRM's page that a launch code was created for; tokens have none. */
  origin?: string;
  /** What the CRM gets back from the call that a launch code opens; null for tokens. Earlier versions lack it. */
  crm?: CrmCall | null;
}

export const telephonyTokenSchema = new Schema<TelephonyTokenDocument>(
  {
    _id: { type: String, required: true },
    agentId: String,
    agentName: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    isReusable: { type: Boolean, required: true },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
    origin: String,
    crm: nullable(crmCallSchema),
  },
  { collection: 'telephony_tokens', versionKey: false },
);
telephonyTokenSchema.index({ enrolmentId: 1 });
telephonyTokenSchema.index({ agentName: 1 });
telephonyTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
