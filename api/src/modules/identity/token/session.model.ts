import type { CrmCall, Role } from '@home-move/contract';
import { Schema } from 'mongoose';
import { nullable, subSchema } from '../../../common/database/sub-schema.js';

export const SESSION = 'session';
export const REFRESH_TOKEN = 'refresh_token';

/** A login: a family of refresh tokens. Access tokens refer to it, so ending it invalidates them too. */
export interface SessionDocument {
  _id: string;
  role: Role;
  /** Enrolment id, or the client id for the role `app`. */
  subject: string;
  /** Name of the agent; null for every other role. */
  agentName: string | null;
  /** Id of the agent's account. Every other role and earlier versions lack it. */
  agentId?: string;
  /** Id of the person in the household; every other role lacks it. */
  personId?: string;
  /** What the CRM that opened an agent's call gets back; null for every other session. Earlier versions lack it. */
  crm?: CrmCall | null;
  /** Sessions of earlier versions lack it. */
  startedAt?: Date;
  /** The logins that led to this session, from the first to its own; sessions of earlier versions lack it. */
  logins?: string[];
  revokedAt: Date | null;
  expiresAt: Date;
}

export const crmCallSchema = subSchema<CrmCall>({ reference: String, returnUrl: String });

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    role: { type: String, required: true },
    subject: { type: String, required: true },
    agentName: { type: String, default: null },
    agentId: String,
    personId: String,
    crm: nullable(crmCallSchema),
    startedAt: { type: Date },
    logins: { type: [String], default: undefined },
    revokedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);
sessionSchema.index({ subject: 1 });
sessionSchema.index({ agentName: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** A refresh token, by its hash. Used tokens are kept until they expire, to detect the reuse of a stolen one. */
export interface RefreshTokenDocument {
  _id: string;
  session: string;
  usedAt: Date | null;
  expiresAt: Date;
}

export const refreshTokenSchema = new Schema<RefreshTokenDocument>(
  {
    _id: { type: String, required: true },
    session: { type: String, required: true },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'refresh_tokens', versionKey: false },
);
refreshTokenSchema.index({ session: 1 });
refreshTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
