import { Schema } from 'mongoose';
import type { TokenPurpose } from '../../../common/crypto/token-hash.js';
import { nullable, subSchema } from '../../../common/database/sub-schema.js';

export const LINK_TOKEN = 'link_token';

/** The purposes of links that we send or show. The save-and-continue token is stored on the enrolment instead. */
export type LinkPurpose = Extract<
  TokenPurpose,
  'log-in' | 'continue' | 'phone' | 'password-reset' | 'unsubscribe' | 'calendar' | 'private-entry' | 'contact-change'
>;

/** The context in which a link to another device was requested. */
export interface PhoneLinkOrigin {
  readonly role: 'enrolment' | 'customer';
  /** Path below the brand. */
  readonly step: string;
  /** The session that shows the link, which ends with it; null for a link that was sent. */
  readonly sessionId: string | null;
  /** The number that it was sent to by text message; null otherwise. */
  readonly contactNumber: string | null;
}

/** The token of a link, by its hash. */
export interface LinkTokenDocument {
  _id: string;
  purpose: LinkPurpose;
  enrolmentId: string;
  /** The address that the link was mailed to; null if that is irrelevant. */
  emailAddress: string | null;
  /** The keyed hash of that address, if the address itself is not kept. */
  mailboxHash?: string;
  /** Only for links that undo a change of contacts by an agent: which change. */
  changeId?: string;
  /** Only for links to another device. */
  phone: PhoneLinkOrigin | null;
  /** Remaining attempts to prove ownership; null if the link alone suffices. */
  triesLeft: number | null;
  usedAt: Date | null;
  expiresAt: Date;
  /** Present while the link works, where an enrolment has at most one of its purpose: unique, so that no second one is stored. */
  soleKey?: string;
}

const phoneLinkOriginSchema = subSchema<PhoneLinkOrigin>({
  role: String,
  step: String,
  sessionId: String,
  contactNumber: String,
});

export const linkTokenDocumentSchema = new Schema<LinkTokenDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    enrolmentId: { type: String, required: true },
    emailAddress: { type: String, default: null },
    mailboxHash: { type: String },
    changeId: { type: String },
    phone: nullable(phoneLinkOriginSchema),
    triesLeft: { type: Number, default: null },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
    soleKey: { type: String },
  },
  { collection: 'link_tokens', versionKey: false },
);
linkTokenDocumentSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
linkTokenDocumentSchema.index({ enrolmentId: 1, purpose: 1 });
linkTokenDocumentSchema.index({ soleKey: 1 }, { unique: true, sparse: true });
