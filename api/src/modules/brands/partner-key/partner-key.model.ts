import { partnerEnvironments, partnerScopes, type PartnerEnvironment, type PartnerScope } from '@home-move/contract';
import { Schema } from 'mongoose';

export const PARTNER_KEY = 'partner_key';

/** A partner's key for calls between servers. Only the hash of the key is stored. */
export interface PartnerKeyDocument {
  /** Hash of the key. */
  _id: string;
  /** Identifies the key without helping to guess it: "key-1a2b3c4d". */
  keyId: string;
  /** URL route of the partner. */
  urlRoute: string;
  /** Keys of earlier versions lack it: they are `live`. */
  environment?: PartnerEnvironment;
  /** Keys of earlier versions lack them: they have `launch`. */
  scopes?: PartnerScope[];
  /** Origins of the partner's CRM, which may frame the panel. Keys of earlier versions lack them. */
  origins?: string[];
  /** Where agents continue when a call has ended; null without an address. Keys of earlier versions lack it. */
  returnUrl?: string | null;
  createdAt: Date;
  revokedAt: Date | null;
}

export const partnerKeySchema = new Schema<PartnerKeyDocument>(
  {
    _id: { type: String, required: true },
    keyId: { type: String, required: true },
    urlRoute: { type: String, required: true },
    environment: { type: String, enum: partnerEnvironments },
    scopes: { type: [String], enum: partnerScopes, default: undefined },
    origins: { type: [String], default: [] },
    returnUrl: { type: String, default: null },
    createdAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
  },
  { collection: 'partner_keys', versionKey: false, id: false },
);
partnerKeySchema.index({ keyId: 1 }, { unique: true });
partnerKeySchema.index({ urlRoute: 1, createdAt: 1 });
