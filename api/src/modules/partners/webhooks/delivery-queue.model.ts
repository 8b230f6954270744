import { Schema } from 'mongoose';

export const DELIVERY_QUEUE = 'webhook_delivery_queue';

/** The events of one move that one webhook has not accepted yet. A queue without events does not exist. */
export interface DeliveryQueueDocument {
  /** Webhook and move: `<webhookId>:<moveId>`. */
  _id: string;
  webhookId: string;
  moveId: string;
  /** Ids of the events, in the order in which they were recorded; only the first one is delivered. */
  pending: string[];
  /** When the first event is due. */
  runAt: Date;
  /** When the process that delivers is presumed dead. */
  lockedUntil: Date;
  /** Failed attempts for the first event. */
  attempts: number;
  /** When the first of them failed; null without one. */
  failingSince: Date | null;
}

const required = { required: true } as const;

export const deliveryQueueSchema = new Schema<DeliveryQueueDocument>(
  {
    _id: { type: String, ...required },
    webhookId: { type: String, ...required },
    moveId: { type: String, ...required },
    pending: { type: [String], ...required },
    runAt: { type: Date, ...required },
    lockedUntil: { type: Date, ...required },
    attempts: { type: Number, ...required },
    failingSince: { type: Date, default: null },
  },
  { collection: 'partner_webhook_queues', versionKey: false, id: false, strict: 'throw' },
);
deliveryQueueSchema.index({ runAt: 1 });
deliveryQueueSchema.index({ webhookId: 1 });
