import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { Clock, Timers } from '../../../common/clock/clock.js';
import { Drain } from '../../../common/drain/drain.js';
import { Log } from '../../../common/logging/log.js';
import { ENV, type Env } from '../../../config/env.js';
import { MoveEvents } from '../events/move-events.service.js';
import type { MoveEvent } from '../events/move-event.repository.js';
import { type DeliveryQueue, DeliveryQueueRepository } from './delivery-queue.repository.js';
import { EventDelivery } from './event-delivery.js';
import { WebhookRepository } from './webhook.repository.js';

const POLL_INTERVAL_MS = 2000;
/** Added to the time limit of a receiver; then the process is presumed dead and another takes over. */
const LEASE_MARGIN_MS = 30_000;
/** Moves whose events one process delivers at the same time. */
const MAX_DELIVERIES = 8;
/** Of them, moves with the same webhook: a slow receiver does not delay others. */
const MAX_PER_WEBHOOK = 2;

/**
 * Delivers the events of partners' moves, separately from jobs, which a slow receiver would delay. Any number of processes can do
 * so: each queue is claimed by one.
 */
@Injectable()
export class DeliveryDispatcher implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private cancelTimer: () => void = () => undefined;
  private claiming: Promise<void> = Promise.resolve();
  private readonly running = new Set<Promise<void>>();
  /** Deliveries in flight, by webhook. */
  private readonly inFlight = new Map<string, number>();
  private isStopped = false;

  constructor(
    private readonly queues: DeliveryQueueRepository,
    private readonly webhooks: WebhookRepository,
    private readonly delivery: EventDelivery,
    private readonly moveEvents: MoveEvents,
    private readonly timers: Timers,
    private readonly clock: Clock,
    private readonly drain: Drain,
    private readonly log: Log,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.moveEvents.onRecorded((event) => this.enqueue(event));
  }

  onApplicationBootstrap(): void {
    this.drain.onBegin(() => this.stop());
    this.scheduleNextPoll();
  }

  /** Before the database closes: finishes the deliveries in flight and starts no other. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop();
    await this.settled();
  }

  /** Delivers everything that is due, also after the shutdown. For specs, which have no polls. */
  async runDue(): Promise<void> {
    await this.fill(() => true);
    await this.settled();
  }

  /** Appends an event to the queue of each webhook that has chosen it, in the transaction that records the event. */
  private async enqueue({ id, moveId, partner, environment, type }: MoveEvent): Promise<void> {
    const now = this.clock.now();
    for (const webhookId of await this.webhooks.subscribedTo({ urlRoute: partner, environment }, type))
      await this.queues.append({ webhookId, moveId }, id, now);
  }

  private scheduleNextPoll(): void {
    if (this.isStopped) return;
    this.cancelTimer = this.timers.after(POLL_INTERVAL_MS, () => {
      // Not after the deliveries: a slow receiver would delay the next poll.
      void this.fill(() => !this.isStopped).finally(() => this.scheduleNextPoll());
    });
  }

  private stop(): void {
    this.isStopped = true;
    this.cancelTimer();
  }

  private async settled(): Promise<void> {
    // A delivery that ends looks for the next one.
    for (let claiming: Promise<void> | null = null; this.running.size > 0 || claiming !== this.claiming;) {
      claiming = this.claiming;
      await claiming;
      await Promise.all(this.running);
    }
  }

  /** Claims queues until none is due or the process is busy. One caller at a time, so that the limits hold. */
  private fill(mayContinue: () => boolean): Promise<void> {
    this.claiming = this.claiming
      .then(() => this.claimDue(mayContinue))
      .catch((err: unknown) => this.log.warn({ err }, 'webhook deliveries could not be looked for'));
    return this.claiming;
  }

  private async claimDue(mayContinue: () => boolean): Promise<void> {
    while (mayContinue() && this.running.size < MAX_DELIVERIES) {
      const now = this.clock.now();
      const lease = new Date(now.getTime() + this.env.WEBHOOK_TIMEOUT + LEASE_MARGIN_MS);
      const queue = await this.queues.claim(this.busyWebhooks(), now, lease);
      if (queue === null) return;
      this.start(queue, mayContinue);
    }
  }

  private busyWebhooks(): readonly string[] {
    return [...this.inFlight].flatMap(([webhookId, count]) => (count < MAX_PER_WEBHOOK ? [] : [webhookId]));
  }

  private start(queue: DeliveryQueue, mayContinue: () => boolean): void {
    const { webhookId } = queue;
    this.inFlight.set(webhookId, (this.inFlight.get(webhookId) ?? 0) + 1);
    const run = this.delivery
      .run(queue)
      .catch((err: unknown) => this.log.warn({ err, webhook: webhookId }, 'webhook delivery was interrupted'))
      .then(() => {
        const others = (this.inFlight.get(webhookId) ?? 1) - 1;
        if (others === 0) this.inFlight.delete(webhookId);
        else this.inFlight.set(webhookId, others);
        this.running.delete(run);
        return this.fill(mayContinue);
      });
    this.running.add(run);
  }
}
