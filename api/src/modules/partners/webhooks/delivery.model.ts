import { deliveryFailures, webhookEventDays, webhookEvents } from '@home-move/contract';
import type { DeliveryFailure, WebhookEventType } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const DELIVERY = 'webhook_delivery';

/** An attempt to deliver an event, without personal data. */
export interface DeliveryDocument {
  _id: Types.ObjectId;
  webhookId: string;
  eventId: string;
  type: WebhookEventType;
  /** The partner's own reference of the move. */
  reference: string;
  /** 1 for the first attempt. */
  attempt: number;
  at: Date;
  milliseconds: number;
  status: number | null;
  failure: DeliveryFailure | null;
}

const required = { required: true } as const;

export const deliverySchema = new Schema<DeliveryDocument>(
  {
    webhookId: { type: String, ...required },
    eventId: { type: String, ...required },
    type: { type: String, enum: webhookEvents, ...required },
    reference: { type: String, ...required },
    attempt: { type: Number, ...required },
    at: { type: Date, ...required },
    milliseconds: { type: Number, ...required },
    status: { type: Number, default: null },
    failure: { type: String, enum: [...deliveryFailures, null], default: null },
  },
  { collection: 'partner_webhook_deliveries', versionKey: false, id: false, strict: 'throw' },
);
deliverySchema.index({ webhookId: 1, _id: -1 });
deliverySchema.index({ at: 1 }, { expireAfterSeconds: webhookEventDays * 24 * 60 * 60 });
