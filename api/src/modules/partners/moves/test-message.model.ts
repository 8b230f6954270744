import { invitationChannels, type InvitationChannel } from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const TEST_MESSAGE = 'test_message';

/** A message that a move of the test environment would have sent. Without personal data: its texts name the brand only. */
export interface TestMessageDocument {
  _id: Types.ObjectId;
  /** URL route of the partner. */
  partner: string;
  reference: string;
  channel: InvitationChannel;
  subject: string | null;
  text: string;
  at: Date;
}

const RETENTION_SECONDS = 24 * 60 * 60;
const required = { required: true } as const;

export const testMessageSchema = new Schema<TestMessageDocument>(
  {
    partner: { type: String, ...required },
    reference: { type: String, ...required },
    channel: { type: String, enum: invitationChannels, ...required },
    subject: { type: String, default: null },
    text: { type: String, ...required },
    at: { type: Date, ...required },
  },
  { collection: 'partner_test_messages', versionKey: false, id: false, strict: 'throw' },
);
testMessageSchema.index({ partner: 1, _id: -1 });
testMessageSchema.index({ at: 1 }, { expireAfterSeconds: RETENTION_SECONDS });
