import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Timers } from '../../../../common/clock/clock.js';
import { Log } from '../../../../common/logging/log.js';
import type { ExperimentEvent } from './experiment-event.model.js';
import { ExperimentEventRepository } from './experiment-event.repository.js';

/** Batch size and interval. [FLAG-05] */
const BATCH_SIZE = 10;
const FLUSH_INTERVAL_MS = 1000;
/** Maximum length of the queue while the store is down; further events are dropped. */
const MAX_QUEUED = 1000;
/** Exposures that a process remembers, so that it need not send those again; the store ignores the others. */
const MAX_REMEMBERED = 10_000;

/** Stores each exposure once, in batches of ten, or after a second, without delaying requests. */
@Injectable()
export class ExperimentEvents implements OnApplicationShutdown {
  private readonly queue: ExperimentEvent[] = [];
  private readonly remembered = new Set<string>();
  private inFlight: Promise<void> | null = null;
  private cancelFlush: (() => void) | null = null;
  private isStoreDown = false;
  private isClosing = false;
  private dropped = 0;

  constructor(
    private readonly store: ExperimentEventRepository,
    private readonly timers: Timers,
    private readonly log: Log,
  ) {}

  /** Does nothing for an exposure that was added before. */
  add(event: ExperimentEvent): void {
    const id = event._id.toHexString();
    if (this.remembered.has(id)) return;
    if (this.queue.length >= MAX_QUEUED) {
      this.dropped += 1;
    } else {
      this.queue.push(event);
      this.remember(id);
    }
    this.scheduleFlush();
  }

  /** Stores the remaining events. Events that cannot be stored are dropped, and counted in the log. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await this.inFlight;
    this.isStoreDown = false;
    while (this.queue.length > 0 && !this.isStoreDown) await this.flush();
    this.cancelFlush?.();
    this.dropped += this.queue.splice(0).length;
    this.reportDropped();
  }

  private remember(id: string): void {
    const [oldest] = this.remembered;
    if (oldest !== undefined && this.remembered.size >= MAX_REMEMBERED) this.remembered.delete(oldest);
    this.remembered.add(id);
  }

  /** Flushes a full batch at once, unless the store is down; otherwise after the interval. */
  private scheduleFlush(): void {
    if (this.isClosing || this.inFlight || this.queue.length === 0) return;
    if (this.queue.length >= BATCH_SIZE && !this.isStoreDown) {
      void this.flush();
      return;
    }
    this.cancelFlush ??= this.timers.after(FLUSH_INTERVAL_MS, () => {
      this.cancelFlush = null;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    this.cancelFlush?.();
    this.cancelFlush = null;
    this.inFlight = this.send(this.queue.splice(0, BATCH_SIZE));
    await this.inFlight;
    this.inFlight = null;
    this.scheduleFlush();
  }

  private async send(batch: readonly ExperimentEvent[]): Promise<void> {
    try {
      await this.store.add(batch);
      this.isStoreDown = false;
      this.reportDropped();
    } catch (err) {
      this.queue.unshift(...batch);
      if (!this.isStoreDown) this.log.warn({ err }, 'experiment events wait: they could not be stored');
      this.isStoreDown = true;
    }
  }

  private reportDropped(): void {
    if (this.dropped > 0) this.log.warn({ lost: this.dropped }, 'experiment events were lost');
    this.dropped = 0;
  }
}
