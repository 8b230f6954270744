import {
  importModes,
  importStates,
  partnerEnvironments,
  type ImportMode,
  type ImportResult,
  type ImportState,
  type PartnerEnvironment,
} from '@home-move/contract';
import { Schema, type Types } from 'mongoose';
import type { FileType } from '../../../common/http/uploaded-file.js';

export const MOVE_IMPORT = 'move_import';

/** How long imports and their rows are kept. */
export const importRetentionMs = 30 * 24 * 60 * 60 * 1000;

export type ResultCounts = Readonly<Record<ImportResult, number>>;

/** A file of moves that a partner has sent; it exists once every row is stored. */
export interface MoveImportDocument {
  _id: Types.ObjectId;
  /** URL route of the partner. */
  partner: string;
  environment: PartnerEnvironment;
  /** The key that sent it: no row is processed once it is revoked. */
  keyId: string;
  mode: ImportMode;
  type: FileType;
  state: ImportState;
  rows: number;
  /** How many rows have each result; null until the import has ended. */
  results: ResultCounts | null;
  createdAt: Date;
  finishedAt: Date | null;
  /** When it is deleted. */
  expiresAt: Date;
}

const required = { required: true } as const;

export const moveImportSchema = new Schema<MoveImportDocument>(
  {
    partner: { type: String, ...required },
    environment: { type: String, enum: partnerEnvironments, ...required },
    keyId: { type: String, ...required },
    mode: { type: String, enum: importModes, ...required },
    type: { type: String, ...required },
    state: { type: String, enum: importStates, ...required },
    rows: { type: Number, ...required },
    results: { type: Map, of: Number, default: null },
    createdAt: { type: Date, ...required },
    finishedAt: { type: Date, default: null },
    expiresAt: { type: Date, ...required },
  },
  { collection: 'partner_imports', versionKey: false, strict: 'throw', minimize: false },
);
moveImportSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
