import type { Webhook, WebhookDeliveryList, WebhookList, WebhookWithSecret } from '../partner/webhook';
import type { NewWebhook, WebhookChange, WebhookDeliveryQuery, WebhookReplay } from '../partner/webhook.schema';
import { endpoint, type NoInput } from './endpoint';

type ById = { readonly params: { readonly id: string } };

const partner = { version: 'partner/v1', roles: [], key: 'partner', scope: 'webhooks' } as const;

/** Webhooks of partners, each for the environment of the key. NOT_FOUND for a webhook of another partner or environment. */
export const webhookEndpoints = {
  /** Returns the secret, which cannot be read again. WEBHOOK_LIMIT. */
  create: endpoint<{ body: NewWebhook }, WebhookWithSecret>({
    ...partner,
    method: 'POST',
    path: '/webhooks',
    success: 201,
  }),
  list: endpoint<NoInput, WebhookList>({ ...partner, method: 'GET', path: '/webhooks' }),
  read: endpoint<ById, Webhook>({ ...partner, method: 'GET', path: '/webhooks/:id' }),
  change: endpoint<ById & { body: WebhookChange }, Webhook>({ ...partner, method: 'PATCH', path: '/webhooks/:id' }),
  remove: endpoint<ById, void>({ ...partner, method: 'DELETE', path: '/webhooks/:id', success: 204 }),
  /** Adds a secret; the one before still signs until it is removed. Of two, the older one ends. */
  newSecret: endpoint<ById, WebhookWithSecret>({
    ...partner,
    method: 'POST',
    path: '/webhooks/:id/secrets',
    success: 201,
  }),
  /** Ends a secret. VALIDATION for the last one. */
  removeSecret: endpoint<{ params: { id: string; secretId: string } }, void>({
    ...partner,
    method: 'DELETE',
    path: '/webhooks/:id/secrets/:secretId',
    success: 204,
  }),
  /**
   * Delivers the events since a time again, in their order. VALIDATION for a time before the oldest event that is kept, and for a
   * webhook that is not active.
   */
  replay: endpoint<ById & { body: WebhookReplay }, void>({
    ...partner,
    method: 'POST',
    path: '/webhooks/:id/replay',
    success: 204,
  }),
  deliveries: endpoint<ById & { query?: WebhookDeliveryQuery }, WebhookDeliveryList>({
    ...partner,
    method: 'GET',
    path: '/webhooks/:id/deliveries',
  }),
};
