import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  newWebhookSchema,
  webhookChangeSchema,
  webhookDeliveryQuerySchema,
  webhookEndpoints,
  webhookIdSchema,
  webhookReplaySchema,
  type NewWebhook,
  type WebhookChange,
  type WebhookDeliveryQuery,
  type WebhookReplay,
} from '@home-move/contract';
import { type CallingPartner, Partner } from '../../../common/access/calling-partner.js';
import { Call } from '../../../common/http/call.decorator.js';
import { WebhooksService } from './webhooks.service.js';

const id = { schema: webhookIdSchema };

/** Webhooks of partners. */
@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** Adds a webhook, and returns its secret. */
  @Call(webhookEndpoints.create)
  async create(@Partner() partner: CallingPartner, @Body({ schema: newWebhookSchema }) body: NewWebhook) {
    await this.webhooks.limit(partner);
    return this.webhooks.create(partner, body);
  }

  /** The partner's webhooks. */
  @Call(webhookEndpoints.list)
  async list(@Partner() partner: CallingPartner) {
    await this.webhooks.limit(partner);
    return this.webhooks.list(partner);
  }

  /** One webhook. */
  @Call(webhookEndpoints.read)
  async read(@Partner() partner: CallingPartner, @Param('id', id) webhookId: string) {
    await this.webhooks.limit(partner);
    return this.webhooks.read(partner, webhookId);
  }

  /** Changes a webhook. */
  @Call(webhookEndpoints.change)
  async change(
    @Partner() partner: CallingPartner,
    @Param('id', id) webhookId: string,
    @Body({ schema: webhookChangeSchema }) body: WebhookChange,
  ) {
    await this.webhooks.limit(partner);
    return this.webhooks.change(partner, webhookId, body);
  }

  /** Removes a webhook. */
  @Call(webhookEndpoints.remove)
  async remove(@Partner() partner: CallingPartner, @Param('id', id) webhookId: string) {
    await this.webhooks.limit(partner);
    return this.webhooks.remove(partner, webhookId);
  }

  /** Adds a secret, and returns it. */
  @Call(webhookEndpoints.newSecret)
  async newSecret(@Partner() partner: CallingPartner, @Param('id', id) webhookId: string) {
    await this.webhooks.limit(partner);
    return this.webhooks.addSecret(partner, webhookId);
  }

  /** Ends a secret. */
  @Call(webhookEndpoints.removeSecret)
  async removeSecret(
    @Partner() partner: CallingPartner,
    @Param('id', id) webhookId: string,
    @Param('secretId', id) secretId: string,
  ) {
    await this.webhooks.limit(partner);
    return this.webhooks.removeSecret(partner, webhookId, secretId);
  }

  /** Delivers events again. */
  @Call(webhookEndpoints.replay)
  async replay(
    @Partner() partner: CallingPartner,
    @Param('id', id) webhookId: string,
    @Body({ schema: webhookReplaySchema }) body: WebhookReplay,
  ) {
    await this.webhooks.limit(partner);
    return this.webhooks.replay(partner, webhookId, body);
  }

  /** The latest attempts to deliver. */
  @Call(webhookEndpoints.deliveries)
  async deliveries(
    @Partner() partner: CallingPartner,
    @Param('id', id) webhookId: string,
    @Query({ schema: webhookDeliveryQuerySchema }) query: WebhookDeliveryQuery,
  ) {
    await this.webhooks.limit(partner);
    return this.webhooks.deliveries(partner, webhookId, query);
  }
}
