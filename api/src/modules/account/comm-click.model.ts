import { Schema } from 'mongoose';

export const COMM_CLICK = 'comm_click';

/** How often a link was clicked on a day; of nobody. [PWD-09] */
export interface CommClickDocument {
  /** forgottenpassword:2026-11-20 */
  _id: string;
  count: number;
}

export const commClickSchema = new Schema<CommClickDocument>(
  { _id: { type: String, required: true }, count: { type: Number, required: true } },
  { collection: 'comm_clicks', versionKey: false },
);
