import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { type MoveEvent, MoveEventRepository } from '../events/move-event.repository.js';
import { DeliveryQueueRepository, type QueuedMove } from './delivery-queue.repository.js';
import type { StoredWebhook } from './webhook.repository.js';

const MOVES_PER_WRITE = 500;

/** Queues the events of a partner's moves for a webhook again, in their order. */
@Injectable()
export class WebhookReplay {
  constructor(
    private readonly events: MoveEventRepository,
    private readonly queues: DeliveryQueueRepository,
    private readonly clock: Clock,
  ) {}

  /** Queues every event since a time whose type the webhook has chosen. An interrupted replay can be repeated. */
  async run(webhook: StoredWebhook, from: Date): Promise<void> {
    let moves: QueuedMove[] = [];
    for await (const move of this.movesSince(webhook, from)) {
      moves.push(move);
      if (moves.length < MOVES_PER_WRITE) continue;
      await this.queue(webhook, from, moves);
      moves = [];
    }
    if (moves.length > 0) await this.queue(webhook, from, moves);
  }

  private async *movesSince(webhook: StoredWebhook, from: Date): AsyncGenerator<QueuedMove> {
    const owner = { urlRoute: webhook.partner, environment: webhook.environment };
    let move: { moveId: string; events: string[] } | null = null;
    for await (const { id, moveId, type } of this.events.since(owner, from)) {
      if (!webhook.events.includes(type)) continue;
      if (move !== null && move.moveId !== moveId) {
        yield move;
        move = null;
      }
      move ??= { moveId, events: [] };
      move.events.push(id);
    }
    if (move !== null) yield move;
  }

  private async queue(webhook: StoredWebhook, from: Date, moves: readonly QueuedMove[]): Promise<void> {
    const queued = await this.queues.addMissing(webhook.id, moves, this.clock.now());
    for (const moveId of queued) await this.insertInto(webhook, from, moveId);
  }

  /** Adds the events to the queue of a move that has one: the older ones that wait come first. */
  private async insertInto(webhook: StoredWebhook, from: Date, moveId: string): Promise<void> {
    for (;;) {
      const queue = await this.queues.find({ webhookId: webhook.id, moveId });
      const events = await this.events.ofMove(moveId);
      const isDue = ({ id, type, at }: MoveEvent) =>
        (at >= from && webhook.events.includes(type)) || (queue?.pending.includes(id) ?? false);
      const pending = events.filter(isDue).map(({ id }) => id);
      const now = this.clock.now();
      const isQueued =
        queue === null
          ? (await this.queues.addMissing(webhook.id, [{ moveId, events: pending }], now)).length === 0
          : await this.queues.replace(queue, pending, now);
      // Otherwise an event was recorded or accepted meanwhile.
      if (isQueued) return;
    }
  }
}
