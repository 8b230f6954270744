import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Timers } from '../../common/clock/clock.js';
import { Log } from '../../common/logging/log.js';
import type { ExperimentEvent } from './experiment-event.model.js';
import { ExperimentEventRepository } from './experiment-event.repository.js';

/** [FLAG-05] */
const BATCH = 10;
const FLUSH_MS = 1000;
/** How many wait at most while the store is down; who comes after them is not counted. */
const PATIENCE = 1000;

/** Gathers exposures and stores them ten at a time, or what there is after a second: nobody's page waits for them. */
@Injectable()
export class ExperimentEvents implements OnApplicationShutdown {
  private readonly waiting: ExperimentEvent[] = [];
  private underWay: Promise<void> | null = null;
  private cancelFlush: (() => void) | null = null;
  private isStoreDown = false;
  private isClosing = false;
  private lost = 0;

  constructor(
    private readonly store: ExperimentEventRepository,
    private readonly timers: Timers,
    private readonly log: Log,
  ) {}

  add(event: ExperimentEvent): void {
    if (this.waiting.length >= PATIENCE) this.lost += 1;
    else this.waiting.push(event);
    this.goOn();
  }

  /** Stores what still waits; what the store refuses now is lost, and counted in the log. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await this.underWay;
    this.isStoreDown = false;
    while (this.waiting.length > 0 && !this.isStoreDown) await this.flush();
    this.cancelFlush?.();
    this.lost += this.waiting.splice(0).length;
    this.reportLost();
  }

  /** A full batch goes at once, unless the store is down; anything else waits for its second. */
  private goOn(): void {
    if (this.isClosing || this.underWay || this.waiting.length === 0) return;
    if (this.waiting.length >= BATCH && !this.isStoreDown) {
      void this.flush();
      return;
    }
    this.cancelFlush ??= this.timers.after(FLUSH_MS, () => {
      this.cancelFlush = null;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    this.cancelFlush?.();
    this.cancelFlush = null;
    this.underWay = this.send(this.waiting.splice(0, BATCH));
    await this.underWay;
    this.underWay = null;
    this.goOn();
  }

  private async send(batch: readonly ExperimentEvent[]): Promise<void> {
    try {
      await this.store.add(batch);
      this.isStoreDown = false;
      this.reportLost();
    } catch (err) {
      this.waiting.unshift(...batch);
      if (!this.isStoreDown) this.log.warn({ err }, 'experiment events wait: they could not be stored');
      this.isStoreDown = true;
    }
  }

  private reportLost(): void {
    if (this.lost > 0) this.log.warn({ lost: this.lost }, 'experiment events were lost');
    this.lost = 0;
  }
}
