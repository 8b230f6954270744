import { Schema } from 'mongoose';

export const COMM_CLICK = 'comm_click';

/** Anonymous count of the clicks on a link per day. [PWD-09] */
export interface CommClickDocument {
  /** For example "forgottenpassword:2026-11-20". */
  _id: string;
  count: number;
}

export const commClickSchema = new Schema<CommClickDocument>(
  { _id: { type: String, required: true }, count: { type: Number, required: true } },
  { collection: 'comm_clicks', versionKey: false },
);
