import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import { WebhookReceiversPort, type WebhookResponse } from '../../../providers/webhooks/webhook-receivers.port.js';
import { type MoveEvent, MoveEventRepository } from '../events/move-event.repository.js';
import { type DeliveryQueue, DeliveryQueueRepository } from './delivery-queue.repository.js';
import { DeliveryRepository } from './delivery.repository.js';
import { nextAttempt } from './retry-schedule.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookAlerts } from './webhook-alerts.js';
import { type StoredWebhook, WebhookRepository } from './webhook.repository.js';
import { WebhookSigning } from './webhook-signing.js';

const GONE = 410;

/** Delivers the first event of a claimed queue. Every step may be repeated after a crash. */
@Injectable()
export class EventDelivery {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly queues: DeliveryQueueRepository,
    private readonly events: MoveEventRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly addresses: WebhookAddresses,
    private readonly receivers: WebhookReceiversPort,
    private readonly signing: WebhookSigning,
    private readonly alerts: WebhookAlerts,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Attempts one delivery, and releases the queue. Rejects if the database fails; the claim then expires. */
  async run(queue: DeliveryQueue): Promise<void> {
    const webhook = await this.webhooks.byId(queue.webhookId);
    if (webhook === null || webhook.state !== 'active') {
      // The process that disabled it may have ended before it scheduled the mail.
      if (webhook !== null) await this.alerts.schedule(webhook);
      return this.queues.discard(queue);
    }
    const [eventId = ''] = queue.pending;
    const event = await this.events.byId(eventId);
    // The event has expired, or the partner has deselected its type.
    if (event === null || !webhook.events.includes(event.type))
      return this.queues.accept(queue, eventId, this.clock.now());
    const { failure, status } = await this.attempt(webhook, event, queue.attempts + 1);
    if (failure === null) return this.queues.accept(queue, eventId, this.clock.now());
    await this.fail(queue, webhook, status === GONE);
  }

  private async attempt(webhook: StoredWebhook, event: MoveEvent, attempt: number): Promise<WebhookResponse> {
    const at = this.clock.now();
    const started = performance.now();
    const response = await this.post(webhook, event);
    const { id: eventId, type, reference } = event;
    const milliseconds = Math.round(performance.now() - started);
    await this.deliveries.add({
      webhookId: webhook.id,
      eventId,
      type,
      reference,
      attempt,
      at,
      milliseconds,
      ...response,
    });
    return response;
  }

  private async post(webhook: StoredWebhook, event: MoveEvent): Promise<WebhookResponse> {
    const url = new URL(webhook.url);
    const signal = AbortSignal.timeout(this.env.WEBHOOK_TIMEOUT);
    const addresses = await this.addresses.resolve(url, signal);
    if (addresses.length === 0) return { status: null, failure: signal.aborted ? 'timeout' : 'address' };
    return this.receivers.post(url, addresses, this.signing.requestOf(webhook, event), signal);
  }

  private async fail(queue: DeliveryQueue, webhook: StoredWebhook, isGone: boolean): Promise<void> {
    const [eventId = ''] = queue.pending;
    const now = this.clock.now();
    const attempts = queue.attempts + 1;
    const failingSince = queue.failingSince ?? now;
    const runAt = isGone ? null : nextAttempt(attempts, failingSince, now);
    if (runAt !== null) return this.queues.postpone(queue, eventId, { runAt, attempts, failingSince });
    // With the address that failed: the partner may have changed it meanwhile.
    if (!(await this.webhooks.disable(webhook, isGone ? 'gone' : 'failed', now)))
      return this.queues.postpone(queue, eventId, { runAt: now, attempts: 0, failingSince: null });
    await this.alerts.schedule({ id: webhook.id, disabledAt: now });
    // A replay delivers the events once the partner has enabled the webhook again.
    await this.queues.removeAll(webhook.id);
  }
}
