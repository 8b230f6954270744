import {
  deliveryFailures,
  partnerEnvironments,
  webhookEvents,
  webhookStates,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryList,
  type webhookEndpoints,
  type WebhookList,
  type WebhookWithSecret,
} from '@home-move/contract';
import * as z from 'zod';
import { instant, nullableText, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';

const fields = {
  id: text,
  environment: z.enum(partnerEnvironments),
  url: text,
  events: z.array(z.enum(webhookEvents)),
  alertEmail: text.describe('Whom we mail if the webhook is disabled'),
  state: z
    .enum(webhookStates)
    .describe('`failed`: the receiver has failed for three days; `gone`: it has answered 410. Both are disabled.'),
  secrets: z
    .array(z.strictObject({ id: text, createdAt: instant }))
    .describe('The secrets that sign, newest first: at most two'),
  createdAt: instant,
};

const webhook = component<Webhook>()('Webhook', z.strictObject(fields));

const webhookWithSecret = component<WebhookWithSecret>()(
  'WebhookWithSecret',
  z.strictObject({ ...fields, secret: text.describe('`whsec_` and base64; it cannot be read again') }),
);

const webhooks = component<WebhookList>()('WebhookList', z.strictObject({ webhooks: z.array(webhook) }));

const delivery = component<WebhookDelivery>()(
  'WebhookDelivery',
  z.strictObject({
    eventId: text.describe('`webhook-id` of the request, without `msg_`'),
    type: z.enum(webhookEvents),
    reference: text.describe("The partner's own reference of the move"),
    attempt: z.int().describe('1 for the first attempt'),
    at: instant,
    milliseconds: z.int(),
    status: z.int().nullable().describe('Status of the response; null without one'),
    failure: z.enum(deliveryFailures).nullable().describe('Null if the receiver has accepted the event'),
  }),
);

const deliveries = component<WebhookDeliveryList>()(
  'WebhookDeliveryList',
  z.strictObject({ deliveries: z.array(delivery), next: nullableText.describe('`cursor` of the next page') }),
);

export const webhookResponses: ResponsesOf<typeof webhookEndpoints> = {
  create: webhookWithSecret,
  list: webhooks,
  read: webhook,
  change: webhook,
  newSecret: webhookWithSecret,
  deliveries,
};
