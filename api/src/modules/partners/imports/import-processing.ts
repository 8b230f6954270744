import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { Clock } from '../../../common/clock/clock.js';
import { PartnerKeyService } from '../../brands/partner-key/partner-key.service.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { MovesService } from '../moves/moves.service.js';
import { ImportRowRepository, type RowOutcome, type WaitingRow } from './import-row.repository.js';
import { MoveImportRepository, type StoredImport } from './move-import.repository.js';
import { rejection } from './row-outcomes.js';

const IMPORT = 'move-import';

/** Rows of one run: other jobs run in between, and each run ends long before the worker is presumed dead. */
const chunkSize = 100;
/** Rows that are processed at once: the database stores their writes together. */
const groupSize = 10;
/** After this time, rows that still cannot be processed are given up. */
const giveUpAfterMs = 12 * 60 * 60 * 1000;

/** A file must have arrived within this time, and its rows are removed later if it has not. */
const uploadTimeMs = 10 * 60 * 1000;
const removeAfterMs = 2 * uploadTimeMs;
const POLL_MS = 2000;

/** Processes the rows of imports as jobs, so that a file is completed however often the process ends. */
@Injectable()
export class ImportProcessing implements OnModuleInit {
  constructor(
    private readonly imports: MoveImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly moves: MovesService,
    private readonly keys: PartnerKeyService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(IMPORT, ({ importId = '', removeAfter = '' }) => this.run(importId, new Date(removeAfter)));
  }

  /** Schedules the job of an import before its rows are stored: it also removes the rows of a file that never arrives completely. */
  async schedule(importId: string): Promise<void> {
    const now = this.clock.now();
    const data = { importId, removeAfter: new Date(now.getTime() + removeAfterMs).toISOString() };
    await this.jobs.schedule({ kind: IMPORT, key: `${IMPORT}:${importId}`, runAt: now, data });
  }

  /** Whether a file has taken so long that the job may remove its rows. */
  isOverdue(since: Date): boolean {
    return this.clock.now().getTime() > since.getTime() + uploadTimeMs;
  }

  /** Processes some rows. Idempotent: a row that has a result is not processed again. */
  private async run(importId: string, removeAfter: Date): Promise<void | { readonly again: Date }> {
    const found = await this.imports.byId(importId);
    if (found === null) {
      if (this.clock.now() <= removeAfter) return { again: this.clock.in(POLL_MS) };
      return this.rows.remove(importId);
    }
    if (found.finishedAt !== null) return;
    const partner = await this.keys.find(found.partner, found.keyId);
    if (partner === null) return this.stop(found);
    await this.imports.begin(importId);
    const rows = await this.rows.waiting(importId, chunkSize);
    if (rows.length === 0) return this.end(found, 'done');
    const { settled, failure } = await this.processGroups(found, partner, rows);
    if (settled > 0) return { again: this.clock.now() };
    if (this.clock.now().getTime() > found.createdAt.getTime() + giveUpAfterMs) return this.stop(found);
    throw failure;
  }

  /** Ends with the first group that has a failure, which may be everyone's. Returns how many rows have a result now. */
  private async processGroups(
    found: StoredImport,
    partner: CallingPartner,
    rows: readonly WaitingRow[],
  ): Promise<{ readonly settled: number; readonly failure?: unknown }> {
    let settled = 0;
    for (let start = 0; start < rows.length; start += groupSize) {
      const group = rows.slice(start, start + groupSize);
      await this.rows.beginAttempt(group);
      const outcomes = await Promise.allSettled(
        group.map(async (row) => this.rows.settle(row.id, await this.process(found, partner, row))),
      );
      const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
      settled += group.length - failed.length;
      if (failed[0]) return { settled, failure: failed[0].reason };
    }
    return { settled };
  }

  private async process(
    { type, createdAt }: StoredImport,
    partner: CallingPartner,
    { body, isRepeated }: WaitingRow,
  ): Promise<RowOutcome> {
    try {
      const { outcome, move } = await this.moves.createUnlimited(partner, body);
      const wasCreatedBefore = isRepeated && outcome === 'unchanged' && move.createdAt >= createdAt.toISOString();
      return { result: wasCreatedBefore ? 'created' : outcome, problems: [] };
    } catch (error) {
      const outcome = rejection(error, type);
      if (outcome === null) throw error;
      return outcome;
    }
  }

  private async stop(found: StoredImport): Promise<void> {
    await this.rows.skipWaiting(found.id);
    await this.end(found, 'stopped');
  }

  private async end({ id }: StoredImport, state: 'done' | 'stopped'): Promise<void> {
    await this.imports.end(id, state, await this.rows.count(id), this.clock.now());
  }
}
