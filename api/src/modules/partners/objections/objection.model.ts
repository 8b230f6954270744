import { Schema } from 'mongoose';

export const OBJECTION = 'objection';

/** An objection to invitations, by the keyed hash of a contact and the partner at the top of its brands. Outlives the move. */
export interface ObjectionDocument {
  _id: string;
  since: Date;
  /** The id of the key of the hash. */
  keyId: string;
}

export const objectionSchema = new Schema<ObjectionDocument>(
  {
    _id: { type: String, required: true },
    since: { type: Date, required: true },
    keyId: { type: String, required: true },
  },
  { collection: 'partner_objections', versionKey: false },
);
