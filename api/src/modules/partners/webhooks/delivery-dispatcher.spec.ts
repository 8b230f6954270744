import { ManualTimers } from '../../../../test/support/manual-timers.js';
import type { Clock } from '../../../common/clock/clock.js';
import { Drain } from '../../../common/drain/drain.js';
import type { Log } from '../../../common/logging/log.js';
import type { Env } from '../../../config/env.js';
import type { MoveEvents } from '../events/move-events.service.js';
import { DeliveryDispatcher } from './delivery-dispatcher.js';
import type { DeliveryQueue, DeliveryQueueRepository } from './delivery-queue.repository.js';
import type { EventDelivery } from './event-delivery.js';
import type { WebhookRepository } from './webhook.repository.js';

const clock = { now: () => new Date('2026-11-20T10:00:00Z') } as Clock;

/** A dispatcher with due queues, each named by its webhook, whose deliveries the test ends. */
function aDispatcher(due: readonly string[]) {
  const waiting = [...due];
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const warnings: unknown[] = [];
  const queues = {
    claim: async (busy: readonly string[]) => {
      const next = waiting.findIndex((webhookId) => !busy.includes(webhookId));
      const [webhookId] = next < 0 ? [] : waiting.splice(next, 1);
      return webhookId === undefined ? null : ({ webhookId } as DeliveryQueue);
    },
  } as unknown as DeliveryQueueRepository;
  const delivery = {
    run: ({ webhookId }: DeliveryQueue) => {
      started.push(webhookId);
      return new Promise<void>((resolve) => void ends.push(resolve));
    },
  } as EventDelivery;
  const timers = new ManualTimers();
  const drain = new Drain();
  const log = { warn: (...line: unknown[]) => void warnings.push(line) } as unknown as Log;
  const env = { WEBHOOK_TIMEOUT: 5000 } as Env;
  const dispatcher = new DeliveryDispatcher(
    queues,
    {} as WebhookRepository,
    delivery,
    {} as MoveEvents,
    timers,
    clock,
    drain,
    log,
    env,
  );
  return { dispatcher, queues, delivery, timers, drain, started, ends, waiting, warnings };
}

/** Lets everything run that waits for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the dispatcher of a process', () => {
  it('polls every two seconds, also while deliveries are in flight', async () => {
    const { dispatcher, timers, started } = aDispatcher(['a']);
    dispatcher.onApplicationBootstrap();
    expect(timers.runAfter(2000)).toBe(1);
    await settle();
    expect(started).toEqual(['a']);
    expect(timers.pending.map(({ milliseconds }) => milliseconds)).toEqual([2000]);
  });

  it('delivers for eight moves at once, two of one webhook', async () => {
    const { dispatcher, timers, started, waiting } = aDispatcher(['a', 'a', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    dispatcher.onApplicationBootstrap();
    timers.runAll();
    await settle();
    expect(started).toEqual(['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(waiting).toEqual(['a', 'h']);
  });

  it('looks for the next move as soon as a delivery has ended', async () => {
    const { dispatcher, timers, started, ends } = aDispatcher(['a', 'a', 'a']);
    dispatcher.onApplicationBootstrap();
    timers.runAll();
    await settle();
    expect(started).toHaveLength(2);
    ends[0]?.();
    await settle();
    expect(started).toHaveLength(3);
  });

  it('finishes the deliveries in flight when the process stops, and starts no other', async () => {
    const { dispatcher, timers, started, ends } = aDispatcher(['a', 'a', 'a']);
    dispatcher.onApplicationBootstrap();
    timers.runAll();
    await settle();
    let isStopped = false;
    const stopped = dispatcher.beforeApplicationShutdown().then(() => (isStopped = true));
    await settle();
    expect(isStopped).toBe(false);
    for (const end of ends) end();
    await stopped;
    expect(started).toHaveLength(2);
    expect(timers.pending).toEqual([]);
  });

  it('starts no delivery after the drain has begun', async () => {
    const { dispatcher, drain, timers, started, ends } = aDispatcher(['a', 'a', 'a']);
    dispatcher.onApplicationBootstrap();
    timers.runAll();
    await settle();
    drain.begin();
    for (const end of ends) end();
    await settle();
    expect(started).toHaveLength(2);
    expect(timers.pending).toEqual([]);
  });

  it('polls again after the database has failed', async () => {
    const { dispatcher, queues, timers, warnings } = aDispatcher([]);
    jest.spyOn(queues, 'claim').mockRejectedValueOnce(new Error('no database'));
    dispatcher.onApplicationBootstrap();
    timers.runAll();
    await settle();
    expect(warnings).toHaveLength(1);
    expect(timers.pending).toHaveLength(1);
  });

  it('continues after an interrupted delivery', async () => {
    const { dispatcher, delivery, timers, started, warnings } = aDispatcher(['a', 'b']);
    jest.spyOn(delivery, 'run').mockRejectedValueOnce(new Error('no database'));
    dispatcher.onApplicationBootstrap();
    timers.runAll();
    await settle();
    expect(started).toEqual(['b']);
    expect(warnings).toHaveLength(1);
  });
});
