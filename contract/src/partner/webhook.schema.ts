import * as z from 'zod/mini';
import { emailAddressSchema } from '../person/person.schema';
import { webhookEvents, webhookMessages } from './webhook';

const events = z
  .array(z.enum(webhookEvents))
  .check(z.minLength(1, webhookMessages.events), z.maxLength(webhookEvents.length));
const url = z
  .string(webhookMessages.url)
  .check(z.minLength(1, webhookMessages.url), z.maxLength(2048, webhookMessages.url));

/** Id of a webhook, or of one of its secrets. */
export const webhookIdSchema = z.string().check(z.regex(/^[\da-f]{24}$/));

/** Body of `POST /webhooks`. The server also checks that the address is public. */
export const newWebhookSchema = z.strictObject({ url, events, alertEmail: emailAddressSchema });
export type NewWebhook = z.input<typeof newWebhookSchema>;

/** Body of `PATCH /webhooks/:id`. `active` also starts a webhook again that was disabled. */
export const webhookChangeSchema = z.strictObject({
  url: z.optional(url),
  events: z.optional(events),
  alertEmail: z.optional(emailAddressSchema),
  state: z.optional(z.enum(['active', 'paused'])),
});
export type WebhookChange = z.input<typeof webhookChangeSchema>;

/** Body of `POST /webhooks/:id/replay`: the time of the first event, ISO 8601. */
export const webhookReplaySchema = z.strictObject({ from: z.iso.datetime({ offset: true }) });
export type WebhookReplay = z.input<typeof webhookReplaySchema>;

/** Query of `GET /webhooks/:id/deliveries`. */
export const webhookDeliveryQuerySchema = z.object({
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^[\da-f]{24}$/))),
  failed: z.optional(z.enum(['true', 'false'])),
});
export type WebhookDeliveryQuery = z.input<typeof webhookDeliveryQuerySchema>;
