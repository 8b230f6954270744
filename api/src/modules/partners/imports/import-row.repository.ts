import { Injectable, type OnModuleInit } from '@nestjs/common';
import { importResults, type ImportResult } from '@home-move/contract';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import type { FileRow, RowProblem } from './file-row.js';
import { IMPORT_ROW, type ImportRowDocument } from './import-row.model.js';
import type { ResultCounts } from './move-import.model.js';

/** What a row has led to. */
export interface RowOutcome {
  readonly result: ImportResult;
  readonly problems: readonly RowProblem[];
}

/** A row that has no result yet. */
export interface WaitingRow {
  readonly id: string;
  /** A body of `POST /moves`, which is still to be validated. */
  readonly body: unknown;
  /** Whether an earlier attempt may have processed the row, and ended before the result was stored. */
  readonly isRepeated: boolean;
}

/** A row of the report. */
export type ReportedRow = Readonly<Pick<ImportRowDocument, 'number' | 'reference' | 'result' | 'problems'>>;

@Injectable()
export class ImportRowRepository implements OnModuleInit {
  constructor(
    @InjectModel(IMPORT_ROW) private readonly rows: Model<ImportRowDocument>,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
  ) {}

  onModuleInit(): void {
    this.sealedFields.register('partner_import_rows', 'body', purpose);
  }

  /** Adds rows of an import. A row without an outcome waits, with its body. */
  async add(
    importId: string,
    rows: readonly { readonly row: FileRow; readonly outcome: RowOutcome | null }[],
    expiresAt: Date,
  ): Promise<void> {
    const documents = rows.map(({ row: { number, reference, body }, outcome }): ImportRowDocument => {
      const _id = `${importId}.${number}`;
      return {
        _id,
        importId,
        number,
        reference,
        result: outcome?.result ?? null,
        problems: [...(outcome?.problems ?? [])],
        body: outcome === null ? this.encryption.seal(JSON.stringify(body), purpose(_id)) : null,
        attempts: 0,
        expiresAt,
      };
    });
    // The driver's collection: Mongoose takes longer for its checks than the server to store the rows.
    if (documents.length > 0) await this.rows.collection.insertMany(documents as never[]);
  }

  /** Rows that wait, least attempted first: a row that fails again and again keeps no other row waiting. */
  async waiting(importId: string, limit: number): Promise<readonly WaitingRow[]> {
    const found = await this.rows
      .find({ importId, result: null })
      .sort({ attempts: 1, number: 1 })
      .limit(limit)
      .lean<ImportRowDocument[]>();
    return found.map(({ _id: id, body, attempts }) => ({
      id,
      body: body && (JSON.parse(this.encryption.open(body, purpose(id))) as unknown),
      isRepeated: attempts > 0,
    }));
  }

  /** Notes that rows are being processed. */
  async beginAttempt(rows: readonly WaitingRow[]): Promise<void> {
    await this.rows.updateMany({ _id: { $in: rows.map(({ id }) => id) } }, { $inc: { attempts: 1 } });
  }

  /** Stores the outcome of a row that waits, and removes its body. */
  async settle(id: string, { result, problems }: RowOutcome): Promise<void> {
    await this.rows.updateOne({ _id: id, result: null }, { $set: { result, problems: [...problems], body: null } });
  }

  /** Gives up the rows that wait, and removes their bodies. */
  async skipWaiting(importId: string): Promise<void> {
    await this.rows.updateMany({ importId, result: null }, { $set: { result: 'skipped', body: null } });
  }

  /** How many rows have each result. */
  async count(importId: string): Promise<ResultCounts> {
    const counts = await Promise.all(
      importResults.map(async (result) => [result, await this.rows.countDocuments({ importId, result })] as const),
    );
    return Object.fromEntries(counts) as Record<ImportResult, number>;
  }

  /** The rows in the order of the file. */
  async *all(importId: string): AsyncGenerator<ReportedRow> {
    const fields = { number: 1, reference: 1, result: 1, problems: 1 };
    yield* this.rows.find({ importId }, fields).sort({ number: 1 }).lean<ReportedRow[]>().cursor();
  }

  async remove(importId: string): Promise<void> {
    await this.rows.deleteMany({ importId });
  }
}

/** The purpose that the body of a row is sealed for. */
const purpose = (id: string) => `import-row:${id}`;
