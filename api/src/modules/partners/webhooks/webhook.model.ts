import { partnerEnvironments, webhookEvents, webhookStates } from '@home-move/contract';
import type { PartnerEnvironment, WebhookEventType, WebhookState } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import { sealedSchema } from '../../../common/crypto/sealed.model.js';
import { nullable, subSchema } from '../../../common/database/sub-schema.js';

export const WEBHOOK = 'webhook';

/** A secret with which events are signed. */
export interface StoredSecret {
  id: string;
  sealed: Sealed;
  createdAt: Date;
}

/** Where a partner receives events of its moves. */
export interface WebhookDocument {
  _id: Types.ObjectId;
  /** URL route of the partner. */
  partner: string;
  environment: PartnerEnvironment;
  /** Differs from the partner's other webhooks in the environment: it limits their number. */
  slot: number;
  url: string;
  events: WebhookEventType[];
  alertEmail: string;
  state: WebhookState;
  /** When we disabled it; null unless the state is `failed` or `gone`. */
  disabledAt: Date | null;
  secret: StoredSecret;
  /** The secret before, which still signs during a rotation. */
  previousSecret: StoredSecret | null;
  createdAt: Date;
}

const required = { required: true } as const;
const secretSchema = subSchema<StoredSecret>({ id: String, sealed: sealedSchema, createdAt: Date });

export const webhookSchema = new Schema<WebhookDocument>(
  {
    partner: { type: String, ...required },
    environment: { type: String, enum: partnerEnvironments, ...required },
    slot: { type: Number, ...required },
    url: { type: String, ...required },
    events: { type: [String], enum: webhookEvents, ...required },
    alertEmail: { type: String, ...required },
    state: { type: String, enum: webhookStates, ...required },
    disabledAt: { type: Date, default: null },
    secret: { type: secretSchema, ...required },
    previousSecret: nullable(secretSchema),
    createdAt: { type: Date, ...required },
  },
  { collection: 'partner_webhooks', versionKey: false, id: false, strict: 'throw' },
);
webhookSchema.index({ partner: 1, environment: 1, slot: 1 }, { unique: true });
