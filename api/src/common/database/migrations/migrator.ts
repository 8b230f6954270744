import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { ConfigurationError, type Env } from '../../../config/env.js';
import type { Clock, Timers } from '../../clock/clock.js';
import { isDuplicateKey } from '../database-errors.js';
import { Batches } from './batches.js';

/** A change of stored documents that the code of this version needs. */
export interface Migration {
  /** Date and purpose, for example "2026-11-22-split-names". Never changes once released. */
  readonly id: string;
  /**
   * Repeatable, because a crash runs it again. The previous version keeps serving meanwhile, and must read the result. Collections that
   * grow with the number of movers are changed by `batches`.
   */
  up(db: mongo.Db, batches: Batches): Promise<void>;
}

/** The record of a migration that has run or is running. */
interface MigrationDocument {
  _id: string;
  /** When it was completed; null while it runs. */
  at: Date | null;
  /** Its duration in milliseconds. */
  took: number | null;
  /** When the process that runs it is presumed dead. */
  leaseUntil: Date;
}

/** A migration that failed. The message omits the cause's, which may contain stored data. */
export class MigrationError extends Error {
  constructor(id: string, cause: unknown) {
    super(`migration ${id} failed (${cause instanceof Error ? cause.name : 'no error'})`, { cause });
    this.name = 'MigrationError';
  }
}

const MIGRATIONS = 'migrations';

const LEASE_MS = 60_000;
const RENEWAL_INTERVAL_MS = LEASE_MS / 3;
const POLL_INTERVAL_MS = 100;

const command = 'node api/dist/src/admin/main.js database migrate';

/** Whether a database has no collection, except the one that a start fills. */
export async function isEmptyDatabase(db: mongo.Db): Promise<boolean> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections.every(({ name }) => name === MIGRATIONS);
}

/** Runs migrations in order, each once, whichever of several processes comes first. */
export class Migrator {
  constructor(
    private readonly db: mongo.Db,
    private readonly migrations: readonly Migration[],
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {}

  /**
   * Prepares the database for a start. Demo mode migrates, as does a database without data. Production throws
   * ConfigurationError while a migration is pending, because the operator decides when real data changes.
   */
  async prepare(mode: Env['APP_MODE']): Promise<void> {
    const pending = await this.pending();
    if (pending.length === 0) return;
    if (mode === 'production' && !(await isEmptyDatabase(this.db))) {
      throw new ConfigurationError(
        `MONGODB_URI is refused in production: its database has pending migrations (${pending.join(', ')}); run ${command}`,
      );
    }
    await this.run();
  }

  /** The ids of the migrations that have not been completed. */
  async pending(): Promise<string[]> {
    const ids = this.migrations.map(({ id }) => id);
    if (ids.length === 0) return [];
    const completed = await this.records.find({ _id: { $in: ids }, at: { $ne: null } }).toArray();
    return ids.filter((id) => !completed.some(({ _id }) => _id === id));
  }

  /**
   * Completes every pending migration. Reports its progress in lines. Returns the ids of the migrations that this process ran. Throws
   * MigrationError.
   */
  async run(report: (line: string) => void = () => undefined): Promise<string[]> {
    const ran: string[] = [];
    for (const migration of this.migrations) {
      if (await this.runOnce(migration, report)) ran.push(migration.id);
    }
    return ran;
  }

  /** Returns false when another process has completed the migration. Waits while one is running it. */
  private async runOnce(migration: Migration, report: (line: string) => void): Promise<boolean> {
    while (!(await this.takeLease(migration.id))) {
      if (await this.records.findOne({ _id: migration.id, at: { $ne: null } })) return false;
      await pause(POLL_INTERVAL_MS);
    }
    const stopRenewing = this.renewLease(migration.id);
    try {
      await this.complete(migration, report);
      return true;
    } catch (cause) {
      await this.setLease(migration.id, new Date(0));
      throw new MigrationError(migration.id, cause);
    } finally {
      stopRenewing();
    }
  }

  private async complete(migration: Migration, report: (line: string) => void): Promise<void> {
    const startedAt = this.clock.now();
    await migration.up(this.db, new Batches((line) => report(`${migration.id}: ${line}`)));
    const at = this.clock.now();
    await this.records.updateOne(
      { _id: migration.id, at: null },
      { $set: { at, took: at.getTime() - startedAt.getTime() } },
    );
  }

  private async takeLease(id: string): Promise<boolean> {
    try {
      await this.records.updateOne(
        { _id: id, at: null, leaseUntil: { $lte: this.clock.now() } },
        { $set: { leaseUntil: this.leaseEnd() }, $setOnInsert: { took: null } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The record exists, but has been completed or is leased.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Keeps the lease of a long migration. Returns a function that stops the renewal. */
  private renewLease(id: string): () => void {
    let cancel = () => {};
    const schedule = () => {
      cancel = this.timers.after(RENEWAL_INTERVAL_MS, () => {
        schedule();
        // After a failed renewal another process may run the migration too, which is repeatable.
        this.setLease(id, this.leaseEnd()).catch(() => {});
      });
    };
    schedule();
    return () => cancel();
  }

  private async setLease(id: string, leaseUntil: Date): Promise<void> {
    await this.records.updateOne({ _id: id, at: null }, { $set: { leaseUntil } });
  }

  private leaseEnd(): Date {
    return this.clock.in(LEASE_MS);
  }

  private get records(): mongo.Collection<MigrationDocument> {
    return this.db.collection<MigrationDocument>(MIGRATIONS);
  }
}
