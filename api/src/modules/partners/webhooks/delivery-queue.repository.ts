import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo } from 'mongoose';
import { inTransaction } from '../../../common/database/transactions.js';
import { DELIVERY_QUEUE, type DeliveryQueueDocument } from './delivery-queue.model.js';

/** The events of one move that one webhook has not accepted yet. */
export interface DeliveryQueue extends Readonly<Omit<DeliveryQueueDocument, '_id' | 'pending'>> {
  readonly pending: readonly string[];
}

/** The webhook and the move of a queue. */
export type QueueKey = Pick<DeliveryQueue, 'webhookId' | 'moveId'>;

/** The events of a queue, and when the first one is due. */
type QueueState = Pick<DeliveryQueue, 'pending' | 'runAt' | 'attempts' | 'failingSince'>;

/** A move, and its events. */
export interface QueuedMove {
  readonly moveId: string;
  readonly events: readonly string[];
}

const unlocked = new Date(0);
const idOf = ({ webhookId, moveId }: QueueKey) => `${webhookId}:${moveId}`;
const noFailure = { attempts: 0, failingSince: null };

@Injectable()
export class DeliveryQueueRepository {
  constructor(@InjectModel(DELIVERY_QUEUE) private readonly queues: Model<DeliveryQueueDocument>) {}

  /** Appends an event in the transaction around it. A queue that is failing stays due when it was. */
  async append(key: QueueKey, event: string, now: Date): Promise<void> {
    await this.queues.updateOne(
      { _id: idOf(key) },
      { $push: { pending: event }, $setOnInsert: { ...key, ...noFailure, runAt: now, lockedUntil: unlocked } },
      { upsert: true, ...inTransaction() },
    );
  }

  /** Claims the longest due queue for one caller until `lockedUntil`, of a webhook that is not busy; null when none is due. */
  async claim(busy: readonly string[], now: Date, lockedUntil: Date): Promise<DeliveryQueue | null> {
    const due = { runAt: { $lte: now }, lockedUntil: { $lte: now } };
    const filter = busy.length === 0 ? due : { ...due, webhookId: { $nin: [...busy] } };
    const claimed = await this.queues
      .findOneAndUpdate(filter, { $set: { lockedUntil } }, { sort: { runAt: 1 }, returnDocument: 'after' })
      .lean<DeliveryQueueDocument>();
    return claimed && toQueue(claimed);
  }

  /**
   * Removes an event from the front of a claimed queue, and the queue with its last event. Does nothing to a queue that another
   * process has claimed since; only releases one that begins with another event by now.
   */
  async accept(queue: DeliveryQueue, event: string, now: Date): Promise<void> {
    await this.release(queue, ({ pending: [first, ...later], ...current }) =>
      first === event ? { ...noFailure, pending: later, runAt: now } : { ...current, pending: [first ?? '', ...later] },
    );
  }

  /** Postpones a claimed queue whose first event was not accepted. Otherwise like `accept`. */
  async postpone(
    queue: DeliveryQueue,
    event: string,
    failure: Pick<DeliveryQueue, 'runAt' | 'attempts' | 'failingSince'>,
  ): Promise<void> {
    await this.release(queue, (current) => {
      // A webhook that was given another address meanwhile has no failures.
      const isSame = current.pending[0] === event && current.runAt.getTime() === queue.runAt.getTime();
      return isSame ? { ...failure, pending: current.pending } : current;
    });
  }

  /** Removes from a claimed queue the events that it had then. Otherwise like `accept`. */
  async discard(queue: DeliveryQueue): Promise<void> {
    await this.release(queue, ({ pending, ...current }) => ({
      ...current,
      pending: pending.filter((event) => !queue.pending.includes(event)),
    }));
  }

  /** Makes every queue of a webhook due, without failures. */
  async restart(webhookId: string, now: Date): Promise<void> {
    await this.queues.updateMany({ webhookId }, { $set: { ...noFailure, runAt: now } });
  }

  async removeAll(webhookId: string): Promise<void> {
    await this.queues.deleteMany({ webhookId });
  }

  /** Adds queues for moves that have none. Returns the moves that have one. */
  async addMissing(webhookId: string, moves: readonly QueuedMove[], now: Date): Promise<readonly string[]> {
    const queues = moves.map(({ moveId, events }) => ({
      _id: idOf({ webhookId, moveId }),
      webhookId,
      moveId,
      pending: [...events],
      runAt: now,
      lockedUntil: unlocked,
      ...noFailure,
    }));
    try {
      await this.queues.insertMany(queues, { ordered: false });
      return [];
    } catch (error) {
      return duplicatesOf(error).flatMap((index) => moves[index]?.moveId ?? []);
    }
  }

  /** The queue of a move; null if no event waits. */
  async find(key: QueueKey): Promise<DeliveryQueue | null> {
    const found = await this.queues.findById(idOf(key)).lean<DeliveryQueueDocument>();
    return found && toQueue(found);
  }

  /** Replaces the events of a queue, and makes it due. Returns false if its events have changed since it was read. */
  async replace(queue: DeliveryQueue, pending: readonly string[], now: Date): Promise<boolean> {
    const { matchedCount } = await this.queues.updateOne(
      { _id: idOf(queue), pending: [...queue.pending] },
      // A delivery in flight keeps its claim, so that the order is kept.
      { $set: { ...noFailure, pending: [...pending], runAt: now } },
    );
    return matchedCount === 1;
  }

  /** Ends a claim with the next state of the queue, however often events are added meanwhile. */
  private async release(claimed: DeliveryQueue, next: (current: DeliveryQueue) => QueueState): Promise<void> {
    for (let current: DeliveryQueue | null = claimed; current !== null; current = await this.find(claimed)) {
      if (current.lockedUntil.getTime() !== claimed.lockedUntil.getTime()) return;
      const { pending, runAt, attempts, failingSince } = next(current);
      const unchanged = {
        _id: idOf(claimed),
        lockedUntil: current.lockedUntil,
        runAt: current.runAt,
        pending: [...current.pending],
      };
      const isDone =
        pending.length === 0
          ? (await this.queues.deleteOne(unchanged)).deletedCount === 1
          : (
              await this.queues.updateOne(unchanged, {
                $set: { pending: [...pending], runAt, attempts, failingSince, lockedUntil: unlocked },
              })
            ).matchedCount === 1;
      if (isDone) return;
    }
  }
}

/** The positions of the documents whose id was taken. Throws the error if anything else has failed. */
function duplicatesOf(error: unknown): readonly number[] {
  const failed = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
  if (failed.length === 0 || failed.some(({ code }) => code !== 11000)) throw error;
  return failed.map(({ index }) => index);
}

function toQueue({ _id, ...queue }: DeliveryQueueDocument): DeliveryQueue {
  return queue;
}
