import { Injectable } from '@nestjs/common';
import type { ImportState } from '@home-move/contract';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { CallingPartner } from '../../../common/access/calling-partner.js';
import { MOVE_IMPORT, type MoveImportDocument, type ResultCounts } from './move-import.model.js';

/** A file of moves that a partner has sent. */
export interface StoredImport extends Readonly<Omit<MoveImportDocument, '_id'>> {
  readonly id: string;
}

@Injectable()
export class MoveImportRepository {
  constructor(@InjectModel(MOVE_IMPORT) private readonly imports: Model<MoveImportDocument>) {}

  async add({ id, ...fields }: StoredImport): Promise<void> {
    await this.imports.create({ ...fields, _id: new Types.ObjectId(id) });
  }

  async byId(id: string): Promise<StoredImport | null> {
    const found = await this.imports.findById(id).lean<MoveImportDocument>();
    return found && toImport(found);
  }

  /** An import of a partner in an environment; null for any other. */
  async find(
    { urlRoute: partner, environment }: Pick<CallingPartner, 'urlRoute' | 'environment'>,
    id: string,
  ): Promise<StoredImport | null> {
    const found = await this.imports.findOne({ _id: id, partner, environment }).lean<MoveImportDocument>();
    return found && toImport(found);
  }

  /** Notes that the first rows are being processed. */
  async begin(id: string): Promise<void> {
    await this.imports.updateOne({ _id: id, state: 'waiting' }, { $set: { state: 'running' } });
  }

  /** Ends an import that has not ended. */
  async end(
    id: string,
    state: Extract<ImportState, 'done' | 'stopped'>,
    results: ResultCounts,
    finishedAt: Date,
  ): Promise<void> {
    await this.imports.updateOne({ _id: id, finishedAt: null }, { $set: { state, results, finishedAt } });
  }
}

function toImport({ _id, ...fields }: MoveImportDocument): StoredImport {
  return { ...fields, id: _id.toHexString() };
}
