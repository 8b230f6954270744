import type { Channel, PrivateEntryScope, PrivateEntryState } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const PRIVATE_ENTRY = 'private_entry';

/** An agent's request that the customer enter something in private. The entered data is stored elsewhere. */
export interface PrivateEntryDocument {
  _id: Types.ObjectId;
  enrolmentId: string;
  /** The login that requested it; the link ends with that login. */
  sessionId: string;
  agentName: string;
  scope: PrivateEntryScope;
  channel: Channel;
  /** The link's id, by which it cannot be opened. */
  linkId: string;
  /** The requested code, with which the link ends; null for other entries, and for entries of earlier versions. */
  codeId: string | null;
  /** Keyed hash of the contact that the link was sent to: another contact ends it. */
  contactHash: string;
  /** As stored; an entry that has expired since has ended too. */
  state: PrivateEntryState;
  sentAt: Date;
  /** When the customer first opened the link; null before, and for entries of earlier versions. */
  openedAt: Date | null;
  /** When the details arrived; null before, and for entries of earlier versions. */
  doneAt: Date | null;
  expiresAt: Date;
  /** When the entry is deleted: by then the call is over. */
  removeAt: Date;
}

export const privateEntryDocumentSchema = new Schema<PrivateEntryDocument>(
  {
    enrolmentId: { type: String, required: true },
    sessionId: { type: String, required: true },
    agentName: { type: String, required: true },
    scope: { type: String, required: true },
    channel: { type: String, required: true },
    linkId: { type: String, required: true },
    codeId: { type: String, default: null },
    contactHash: { type: String, required: true },
    state: { type: String, required: true },
    sentAt: { type: Date, required: true },
    openedAt: { type: Date, default: null },
    doneAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'private_entries', versionKey: false, id: false },
);
privateEntryDocumentSchema.index({ enrolmentId: 1, sentAt: -1, _id: -1 });
privateEntryDocumentSchema.index({ linkId: 1 }, { unique: true });
privateEntryDocumentSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
