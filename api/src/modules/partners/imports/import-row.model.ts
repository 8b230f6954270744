import { importResults, type ImportResult } from '@home-move/contract';
import { Schema } from 'mongoose';
import type { Sealed } from '../../../common/crypto/field-encryption.js';
import { sealedSchema } from '../../../common/crypto/sealed.model.js';
import { subSchema } from '../../../common/database/sub-schema.js';
import type { RowProblem } from './file-row.js';

export const IMPORT_ROW = 'import_row';

/** A row of an imported file. */
export interface ImportRowDocument {
  /** The id of the import and the number of the row. */
  _id: string;
  importId: string;
  /** As a spreadsheet numbers it, or the line of NDJSON. */
  number: number;
  /** The partner's own; empty if the row has no valid one. */
  reference: string;
  /** Null while the row waits. */
  result: ImportResult | null;
  /** Mistakes and differences, by field or column. */
  problems: RowProblem[];
  /** The body of `POST /moves`, sealed because it is personal; null once the row has a result. */
  body: Sealed | null;
  /** How often processing has begun. A crash may have kept the result of an earlier attempt from being stored. */
  attempts: number;
  /** When it is deleted. */
  expiresAt: Date;
}

const required = { required: true } as const;

export const importRowSchema = new Schema<ImportRowDocument>(
  {
    _id: { type: String, ...required },
    importId: { type: String, ...required },
    number: { type: Number, ...required },
    reference: { type: String, default: '' },
    result: { type: String, enum: [...importResults, null], default: null },
    problems: { type: [subSchema<RowProblem>({ field: String, message: String })], default: [] },
    body: { type: sealedSchema, default: null },
    attempts: { type: Number, ...required },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'partner_import_rows', versionKey: false, id: false, strict: 'throw' },
);
importRowSchema.index({ importId: 1, number: 1 });
importRowSchema.index({ importId: 1, result: 1, attempts: 1, number: 1 });
importRowSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
