import type { BrandLevel, StepId } from '@home-move/contract';
import { Schema } from 'mongoose';

export const SCRIPT = 'script';

/** What agents read out on one page, as written for one brand. */
export interface ScriptDocument {
  /** `level:id:page`, for example "1:101:energy-usage". */
  _id: string;
  brand: { level: BrandLevel; id: number };
  page: StepId;
  /** Plain text, in the format of the contract's ScriptPage. */
  text: string;
}

const required = { required: true } as const;

export const scriptSchema = new Schema<ScriptDocument>(
  {
    _id: { type: String, ...required },
    brand: { type: { level: Number, id: Number }, ...required, _id: false },
    page: { type: String, ...required },
    text: { type: String, ...required },
  },
  { collection: 'scripts', versionKey: false, id: false },
);
scriptSchema.index({ 'brand.level': 1, 'brand.id': 1 });
