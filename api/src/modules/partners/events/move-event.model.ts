import { partnerEnvironments, services, webhookEventDays, webhookEvents } from '@home-move/contract';
import type { PartnerEnvironment, Service, WebhookEventType } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const MOVE_EVENT = 'move_event';

/** What happened to a move that a partner has sent, without personal data. */
export interface MoveEventDocument {
  _id: Types.ObjectId;
  moveId: string;
  /** URL route of the partner. */
  partner: string;
  environment: PartnerEnvironment;
  /** The partner's own reference of the move. */
  reference: string;
  type: WebhookEventType;
  /** Of `move.service_completed`; null for any other. */
  service: Service | null;
  at: Date;
}

const required = { required: true } as const;

export const moveEventSchema = new Schema<MoveEventDocument>(
  {
    moveId: { type: String, ...required },
    partner: { type: String, ...required },
    environment: { type: String, enum: partnerEnvironments, ...required },
    reference: { type: String, ...required },
    type: { type: String, enum: webhookEvents, ...required },
    service: { type: String, enum: [...services, null], default: null },
    at: { type: Date, ...required },
  },
  { collection: 'partner_move_events', versionKey: false, id: false, strict: 'throw' },
);
// Each event happens to a move once.
moveEventSchema.index({ moveId: 1, type: 1, service: 1 }, { unique: true });
moveEventSchema.index({ partner: 1, environment: 1, _id: 1 });
moveEventSchema.index({ partner: 1, environment: 1, moveId: 1, at: 1, _id: 1 });
moveEventSchema.index({ at: 1 }, { expireAfterSeconds: webhookEventDays * 24 * 60 * 60 });
