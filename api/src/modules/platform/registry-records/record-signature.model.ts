import type { RecordSignature } from '@home-move/contract';
import { Schema } from 'mongoose';

const required = { required: true } as const;

/** A signature as part of a stored record. */
export const signatureSchema = new Schema<RecordSignature>(
  { key: { type: String, ...required }, value: { type: String, ...required } },
  { _id: false },
);
