import { Schema } from 'mongoose';
import { listOf, subSchema } from '../../../common/database/sub-schema.js';
import type { StoredEntry } from './publication.js';

export const PUBLISHED_PLAN = 'published_plan';

/** What calendars have seen of the plan of an enrolment. Kept apart from it, because nearly every call reads the enrolment. */
export interface PublishedPlanDocument {
  /** Id of the enrolment. */
  _id: string;
  /** Counts the publications that changed something. */
  version: number;
  entries: readonly StoredEntry[];
}

export const publishedPlanSchema = new Schema<PublishedPlanDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    entries: listOf(
      subSchema<StoredEntry>({
        id: String,
        date: String,
        title: String,
        digest: String,
        sequence: Number,
        isCancelled: Boolean,
      }),
    ),
  },
  { collection: 'published_plans', versionKey: false },
);
