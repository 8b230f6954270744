import type { DataKind, DataRecipient, DisclosurePurpose, DisclosureResult, LegalBasis } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';
import { subSchema } from '../database/sub-schema.js';

export const DISCLOSURE = 'disclosure';

/** One request or message with personal data of a mover. Names of kinds only, no values. */
export interface DisclosureDocument {
  _id: Types.ObjectId;
  enrolmentId: string;
  recipient: DataRecipient;
  purpose: DisclosurePurpose;
  legalBasis: LegalBasis;
  at: Date;
  result: DisclosureResult;
  /** Missing if the mover was forgotten, as is the reference. */
  kinds?: DataKind[];
  reference?: string | null;
  /** The job that sends it; missing for one that was sent within a request, and if the mover was forgotten. */
  jobId?: string;
}

const required = { required: true } as const;

/** Kept as long as the enrolment: nothing expires. */
export const disclosureSchema = new Schema<DisclosureDocument>(
  {
    enrolmentId: { type: String, ...required },
    recipient: {
      type: subSchema<DataRecipient>({ id: String, kind: String }),
      ...required,
    },
    purpose: { type: String, ...required },
    legalBasis: { type: String, ...required },
    at: { type: Date, ...required },
    result: { type: String, ...required },
    kinds: { type: [String], default: undefined },
    reference: String,
    jobId: String,
  },
  { collection: 'disclosures', versionKey: false, id: false },
);
disclosureSchema.index({ enrolmentId: 1, at: -1, _id: -1 });
