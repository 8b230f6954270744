import { Inject, Injectable } from '@nestjs/common';
import {
  maxWebhooks,
  webhookEventDays,
  webhookMessages,
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookDeliveryList,
  type WebhookDeliveryQuery,
  type WebhookList,
  type WebhookReplay as ReplayRequest,
  type WebhookWithSecret,
} from '@home-move/contract';
import { Types } from 'mongoose';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { Clock, Timers } from '../../../common/clock/clock.js';
import { inResponseSteps } from '../../../common/clock/response-step.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { DeliveryQueueRepository } from './delivery-queue.repository.js';
import { type Delivery, DeliveryRepository } from './delivery.repository.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookReplay } from './webhook-replay.js';
import { secretsOf, type StoredWebhook, type WebhookOwner, WebhookRepository } from './webhook.repository.js';
import { WebhookSigning } from './webhook-signing.js';

const deliveriesPerPage = 100;
const dayMs = 24 * 60 * 60 * 1000;

/** The webhooks of partners, each seen by its owner in one environment only. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly queues: DeliveryQueueRepository,
    private readonly deliveryLog: DeliveryRepository,
    private readonly addresses: WebhookAddresses,
    private readonly signing: WebhookSigning,
    private readonly replays: WebhookReplay,
    private readonly limiter: RateLimiter,
    private readonly timers: Timers,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Counts a call of a partner's key. Throws TOO_MANY_REQUESTS. */
  async limit({ keyId }: CallingPartner): Promise<void> {
    const max = this.env.PARTNER_WEBHOOK_LIMIT;
    await this.limiter.hit({ name: 'partner-webhooks', by: keyId, max, windowSeconds: 60 });
  }

  /** Returns the new webhook with its secret. Throws VALIDATION for an address that is not public, WEBHOOK_LIMIT. */
  async create(owner: WebhookOwner, { url, events, alertEmail }: NewWebhook): Promise<WebhookWithSecret> {
    const address = await this.requirePublic(url);
    const id = new Types.ObjectId().toHexString();
    const { secret, stored } = this.signing.newSecret(id);
    const webhook: StoredWebhook = {
      id,
      partner: owner.urlRoute,
      environment: owner.environment,
      url: address,
      events: [...new Set(events)],
      alertEmail: alertEmail as string,
      state: 'active',
      disabledAt: null,
      secret: stored,
      previousSecret: null,
      createdAt: this.clock.now(),
    };
    if (!(await this.webhooks.add(webhook, maxWebhooks)))
      throw new DomainError('WEBHOOK_LIMIT', { detail: webhookMessages.tooMany });
    return { ...viewOf(webhook), secret };
  }

  /** The webhooks of a partner, oldest first. */
  async list(owner: WebhookOwner): Promise<WebhookList> {
    return { webhooks: (await this.webhooks.list(owner)).map(viewOf) };
  }

  /** Throws NOT_FOUND, as every call below, for a webhook of another partner or environment. */
  async read(owner: WebhookOwner, id: string): Promise<Webhook> {
    return viewOf(await this.require(owner, id));
  }

  /**
   * Changes the given fields. Events that wait are dropped when the partner pauses the webhook, and are due at once at a new address.
   * Throws VALIDATION for an address that is not public.
   */
  async change(owner: WebhookOwner, id: string, { url, events, alertEmail, state }: WebhookChange): Promise<Webhook> {
    await this.require(owner, id);
    const address = url === undefined ? undefined : await this.requirePublic(url);
    const changed = await this.webhooks.change(id, {
      ...(address !== undefined && { url: address }),
      ...(events && { events: [...new Set(events)] }),
      ...(alertEmail !== undefined && { alertEmail: alertEmail as string }),
      ...(state && { state, disabledAt: null }),
    });
    if (changed === null) throw new DomainError('NOT_FOUND');
    if (state === 'paused') await this.queues.removeAll(id);
    else if (address !== undefined) await this.queues.restart(id, this.clock.now());
    return viewOf(changed);
  }

  /** Removes a webhook with its log. */
  async remove(owner: WebhookOwner, id: string): Promise<void> {
    await this.require(owner, id);
    await this.webhooks.remove(id);
    await this.queues.removeAll(id);
    await this.deliveryLog.removeAll(id);
  }

  /** Adds a secret; of two, the older one ends. Throws CONFLICT if another request changes the secrets at the same time. */
  async addSecret(owner: WebhookOwner, id: string): Promise<WebhookWithSecret> {
    const webhook = await this.require(owner, id);
    const { secret, stored } = this.signing.newSecret(id);
    const secrets = { secret: stored, previousSecret: webhook.secret };
    if (!(await this.webhooks.replaceSecrets(id, webhook, secrets))) throw new DomainError('CONFLICT');
    return { ...viewOf({ ...webhook, ...secrets }), secret };
  }

  /** Ends one of two secrets. Throws NOT_FOUND for an unknown one, VALIDATION for the last one, CONFLICT as above. */
  async removeSecret(owner: WebhookOwner, id: string, secretId: string): Promise<void> {
    const webhook = await this.require(owner, id);
    const secrets = secretsOf(webhook);
    const [kept] = secrets.filter((secret) => secret.id !== secretId);
    if (!secrets.some((secret) => secret.id === secretId)) throw new DomainError('NOT_FOUND');
    if (kept === undefined) throw new DomainError('VALIDATION', { errors: { secretId: webhookMessages.lastSecret } });
    if (!(await this.webhooks.replaceSecrets(id, webhook, { secret: kept, previousSecret: null })))
      throw new DomainError('CONFLICT');
  }

  /**
   * Delivers the events since a time again. Throws VALIDATION for a time before the oldest event that is kept, and for a webhook that is
   * not active.
   */
  async replay(owner: WebhookOwner, id: string, { from }: ReplayRequest): Promise<void> {
    const webhook = await this.require(owner, id);
    const start = new Date(from);
    if (start.getTime() < this.clock.now().getTime() - webhookEventDays * dayMs)
      throw new DomainError('VALIDATION', { errors: { from: webhookMessages.replayTooOld } });
    if (webhook.state !== 'active') throw new DomainError('VALIDATION', { detail: webhookMessages.replayInactive });
    await this.replays.run(webhook, start);
  }

  /** A page of attempts, newest first. */
  async deliveries(
    owner: WebhookOwner,
    id: string,
    { cursor, failed }: WebhookDeliveryQuery = {},
  ): Promise<WebhookDeliveryList> {
    await this.require(owner, id);
    const hasFailed = failed === undefined ? undefined : failed === 'true';
    const found = await this.deliveryLog.page(id, deliveriesPerPage + 1, { before: cursor, hasFailed });
    const shown = found.slice(0, deliveriesPerPage);
    return {
      deliveries: shown.map(deliveryView),
      next: found.length > deliveriesPerPage ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  private async require(owner: WebhookOwner, id: string): Promise<StoredWebhook> {
    const webhook = await this.webhooks.find(owner, id);
    if (webhook === null) throw new DomainError('NOT_FOUND');
    return webhook;
  }

  /** In steps of time, which do not reveal the names that our name server knows. */
  private requirePublic(url: string): Promise<string> {
    return inResponseSteps(this.timers, () => this.addresses.require(url));
  }
}

function viewOf(webhook: StoredWebhook): Webhook {
  const { id, environment, url, events, alertEmail, state, createdAt } = webhook;
  return {
    id,
    environment,
    url,
    events,
    alertEmail,
    state,
    secrets: secretsOf(webhook).map((secret) => ({ id: secret.id, createdAt: secret.createdAt.toISOString() })),
    createdAt: createdAt.toISOString(),
  };
}

function deliveryView({ id: _id, webhookId: _webhookId, at, ...delivery }: Delivery): WebhookDelivery {
  return { ...delivery, at: at.toISOString() };
}
