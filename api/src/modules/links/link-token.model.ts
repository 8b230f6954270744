import { Schema } from 'mongoose';
import type { TokenPurpose } from '../../common/crypto/token-hash.js';

export const LINK_TOKEN = 'link_token';

/** What links that we send stand for; save-and-continue tokens stay on the enrolment. */
export type LinkPurpose = Extract<
  TokenPurpose,
  'log-in' | 'continue' | 'password-reset' | 'unsubscribe' | 'distribution'
>;

/** The token of a link, by its hash. */
export interface LinkTokenDocument {
  _id: string;
  purpose: LinkPurpose;
  enrolmentId: string;
  /** Whose mailbox the link was sent to; null where that does not matter. */
  emailAddress: string | null;
  usedAt: Date | null;
  expiresAt: Date;
}

export const linkTokenDocumentSchema = new Schema<LinkTokenDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    emailAddress: { type: String, default: null },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'link_tokens', versionKey: false },
);
linkTokenDocumentSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
linkTokenDocumentSchema.index({ enrolmentId: 1, purpose: 1 });
