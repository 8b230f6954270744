import { Schema } from 'mongoose';
import type { TokenPurpose } from '../../common/crypto/token-hash.js';

export const LINK_TOKEN = 'link_token';

/** What links that we send stand for; save-and-continue tokens stay on the enrolment. */
export type LinkPurpose = Extract<
  TokenPurpose,
  'log-in' | 'continue' | 'phone' | 'password-reset' | 'unsubscribe' | 'distribution'
>;

/** What a link to another device of the mover keeps of the one that it was asked for on. */
export interface PhoneWay {
  readonly role: 'enrolment' | 'customer';
  /** Path below the brand. */
  readonly step: string;
  /** The session that shows the link, and ends it by ending; null for one that was sent. */
  readonly sessionId: string | null;
  /** Where it was sent by text message; null for the others. */
  readonly contactNumber: string | null;
}

/** The token of a link, by its hash. */
export interface LinkTokenDocument {
  _id: string;
  purpose: LinkPurpose;
  enrolmentId: string;
  /** Whose mailbox the link was sent to; null where that does not matter. */
  emailAddress: string | null;
  /** Null for all but links to another device. */
  phone: PhoneWay | null;
  /** How often somebody may still try to show that it is theirs; null where the link alone opens. */
  triesLeft: number | null;
  usedAt: Date | null;
  expiresAt: Date;
}

export const linkTokenDocumentSchema = new Schema<LinkTokenDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    emailAddress: { type: String, default: null },
    phone: { type: Object, default: null },
    triesLeft: { type: Number, default: null },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'link_tokens', versionKey: false },
);
linkTokenDocumentSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
linkTokenDocumentSchema.index({ enrolmentId: 1, purpose: 1 });
