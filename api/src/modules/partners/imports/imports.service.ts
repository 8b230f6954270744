import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { importMessages, maxImportBytes, maxImportRows, type ImportMode, type MoveImport } from '@home-move/contract';
import { Types } from 'mongoose';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { Clock } from '../../../common/clock/clock.js';
import type { UploadedFile } from '../../../common/http/uploaded-file.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { MovesService } from '../moves/moves.service.js';
import { csvRows } from './csv-rows.js';
import { type FileRow, unreadableFile } from './file-row.js';
import { ImportProcessing } from './import-processing.js';
import { importReport } from './import-report.js';
import { ImportRowRepository, type RowOutcome } from './import-row.repository.js';
import { importRetentionMs } from './move-import.model.js';
import { MoveImportRepository, type StoredImport } from './move-import.repository.js';
import { ndjsonRows } from './ndjson-rows.js';
import { rejection } from './row-outcomes.js';

/** Rows that are stored together. */
const batchSize = 200;

/** Files of moves that partners send. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly imports: MoveImportRepository,
    private readonly rows: ImportRowRepository,
    private readonly processing: ImportProcessing,
    private readonly moves: MovesService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Checks the rows of a file, or stores them for the job that processes them. Stores nothing of a file that cannot be read as a
   * whole. Throws VALIDATION, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS, and MALFORMED_BODY if the client hangs up.
   */
  async start(partner: CallingPartner, file: UploadedFile, mode: ImportMode): Promise<MoveImport> {
    await this.limit(partner);
    const id = new Types.ObjectId().toHexString();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + importRetentionMs);
    if (mode === 'import') await this.processing.schedule(id);
    try {
      const outcomeOf = mode === 'check' ? (row: FileRow) => this.preview(partner, row, file) : async () => null;
      const rows = await this.store(id, expiresAt, withoutRepetitions(rowsOf(file)), outcomeOf);
      const { urlRoute, environment, keyId } = partner;
      const isDone = mode === 'check';
      const stored: StoredImport = {
        id,
        partner: urlRoute,
        environment,
        keyId,
        mode,
        type: file.type,
        state: isDone ? 'done' : 'waiting',
        rows,
        results: isDone ? await this.rows.count(id) : null,
        createdAt,
        finishedAt: isDone ? this.clock.now() : null,
        expiresAt,
      };
      if (this.processing.isOverdue(createdAt)) throw new DomainError('UNAVAILABLE');
      await this.imports.add(stored);
      return await this.view(stored);
    } catch (error) {
      await this.rows.remove(id);
      throw error;
    }
  }

  /** Throws NOT_FOUND for an import of another partner or environment. */
  async read(partner: CallingPartner, id: string): Promise<MoveImport> {
    return this.view(await this.require(partner, id));
  }

  /** The report on every row, as CSV. Throws NOT_FOUND for an import of another partner or environment. */
  async report(partner: CallingPartner, id: string): Promise<StreamableFile> {
    const found = await this.require(partner, id);
    return new StreamableFile(importReport(this.rows.all(found.id)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="import-${found.id}.csv"`,
    });
  }

  private async limit({ urlRoute }: CallingPartner): Promise<void> {
    const max = this.env.PARTNER_IMPORT_LIMIT;
    await this.limiter.hit({ name: 'partner-imports', by: urlRoute, max, windowSeconds: 3600 });
  }

  /** Returns the number of rows. Throws VALIDATION for a file without rows, or with too many. */
  private async store(
    id: string,
    expiresAt: Date,
    rows: AsyncIterable<FileRow>,
    outcomeOf: (row: FileRow) => Promise<RowOutcome | null>,
  ): Promise<number> {
    let count = 0;
    let batch: FileRow[] = [];
    const storeBatch = async () => {
      const outcomes = batch.map(async (row) => ({
        row,
        outcome: row.problems.length > 0 ? invalid(row) : await outcomeOf(row),
      }));
      await this.rows.add(id, await Promise.all(outcomes), expiresAt);
      batch = [];
    };
    for await (const row of rows) {
      count += 1;
      if (count > maxImportRows) throw unreadableFile(importMessages.tooManyRows);
      batch.push(row);
      if (batch.length === batchSize) await storeBatch();
    }
    if (count === 0) throw unreadableFile(importMessages.empty);
    await storeBatch();
    return count;
  }

  private async preview(partner: CallingPartner, { body }: FileRow, { type }: UploadedFile): Promise<RowOutcome> {
    try {
      return { result: await this.moves.preview(partner, body), problems: [] };
    } catch (error) {
      const outcome = rejection(error, type);
      if (outcome === null) throw error;
      return outcome;
    }
  }

  private async require(partner: CallingPartner, id: string): Promise<StoredImport> {
    const found = await this.imports.find(partner, id);
    if (found === null) throw new DomainError('NOT_FOUND');
    return found;
  }

  private async view({ id, environment, mode, state, rows, results, ...times }: StoredImport): Promise<MoveImport> {
    return {
      id,
      environment,
      mode,
      state,
      rows,
      results: results ?? (await this.rows.count(id)),
      createdAt: times.createdAt.toISOString(),
      finishedAt: times.finishedAt?.toISOString() ?? null,
    };
  }
}

const rowsOf = (file: UploadedFile) => (file.type === 'text/csv' ? csvRows : ndjsonRows)(file.text(maxImportBytes));

const invalid = ({ problems }: FileRow): RowOutcome => ({ result: 'invalid', problems });

/** Rejects a row whose reference an earlier row has. */
async function* withoutRepetitions(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  const numbers = new Map<string, number>();
  for await (const row of rows) {
    const first = row.reference === '' ? undefined : numbers.get(row.reference);
    if (first === undefined) {
      numbers.set(row.reference, row.number);
      yield row;
    } else {
      const repeated = { field: 'reference', message: importMessages.repeatedReference(first) };
      yield { ...row, problems: [...row.problems, repeated] };
    }
  }
}
