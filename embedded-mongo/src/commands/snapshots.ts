import { Timestamp } from 'bson';
import { clusterTimeText } from '../bson/codec.js';
import { CommandError } from '../errors/command.error.js';
import type { Store } from '../storage/store.js';
import type { Transaction } from '../storage/transaction.js';
import type { Clock } from './clock.js';

/** The data at a cluster time. */
export type Snapshot = { readonly time: Timestamp; readonly transaction: Transaction };

type Kept = Snapshot & { readonly session: string; readonly openedAt: number };

// The default of MongoDB's minSnapshotHistoryWindowInSeconds.
const HISTORY_MS = 300_000;

/** The snapshots that client sessions read from, by cluster time. */
export class Snapshots {
  private readonly byTime = new Map<string, Kept>();
  private count = 0;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** The data as they are now, kept for later reads of the session. */
  open(session: string): Snapshot {
    this.count += 1;
    const openedAt = this.clock.now();
    const time = new Timestamp({ t: Math.floor(openedAt / 1000), i: this.count });
    const kept = { time, transaction: this.store.begin(), session, openedAt };
    this.byTime.set(clusterTimeText(time), kept);
    return kept;
  }

  /** The data at a cluster time, as the reply of an earlier read stated it. */
  at(time: string): Snapshot {
    const kept = this.byTime.get(time);
    if (kept === undefined)
      throw new CommandError(239, `Read timestamp ${time} is older than the oldest available timestamp.`);
    return kept;
  }

  endSession(session: string): void {
    this.endWhere((kept) => kept.session === session);
  }

  endOld(): void {
    this.endWhere(({ openedAt }) => openedAt < this.clock.now() - HISTORY_MS);
  }

  endAll(): void {
    this.endWhere(() => true);
  }

  private endWhere(condition: (kept: Kept) => boolean): void {
    for (const [time, kept] of this.byTime) {
      if (!condition(kept)) continue;
      this.byTime.delete(time);
      this.store.end(kept.transaction);
    }
  }
}
