import {
  invitationChannels,
  invitationObstacles,
  moveStatuses,
  objectionReasons,
  partnerEnvironments,
  services,
  type BrandLevel,
  type InvitationChannel,
  type InvitationObstacle,
  type MoveStatus,
  type ObjectionReason,
  type PartnerEnvironment,
  type Service,
} from '@home-move/contract';
import { Schema, type Types } from 'mongoose';

export const PARTNER_MOVE = 'partner_move';

/** A field of a move by its dotted path, with the keyed hash of its value. */
export interface SentField {
  readonly path: string;
  readonly hash: string;
}

/** The messages that invite the mover, sent and planned. */
export interface InvitationState {
  readonly by: readonly InvitationChannel[];
  /** When the first message is due; null once it was sent, and if it will not be. */
  readonly dueAt: Date | null;
  /** How many days before the move that is, if the partner has asked for a number of days. */
  readonly daysBefore: number | null;
  /** Counts the plans: a job of an earlier one sends nothing. */
  readonly round: number;
  /** How many messages were sent: the invitation and its reminders. */
  readonly sent: number;
  /** When the first one was sent; null before. */
  readonly invitedAt: Date | null;
  /** Why the last one was not sent; null if nothing kept it. */
  readonly obstacle: InvitationObstacle | null;
}

/** A move that a partner has sent. The enrolment has the personal data. */
export interface PartnerMoveDocument {
  _id: Types.ObjectId;
  /** Counts every change. */
  version: number;
  /** URL route of the partner. */
  partner: string;
  environment: PartnerEnvironment;
  /** The partner's own. */
  reference: string;
  /** The brand or branch of the move. */
  brand: { level: BrandLevel; id: number };
  /** No enrolment of a move of the test environment, and of one whose person had objected, has this id. */
  enrolmentId: string;
  /** The fields that the partner sent: they show which fields of a repeated request differ. */
  sent: SentField[];
  /** The text to which the person agreed, as the partner names it, and the day, yyyy-MM-dd. */
  agreed: { text: string; date: string };
  status: MoveStatus;
  completedServices: Service[];
  invitation: InvitationState;
  /** Why the person objected; null if they have not. */
  objection: ObjectionReason | null;
  /** yyyy-MM-dd; null if it is unknown, and once the person is forgotten. */
  moveInDate: string | null;
  /** The day, yyyy-MM-dd, after which a move that no one has opened is erased. */
  eraseAfter: string;
  createdAt: Date;
  /** When a move of the test environment is deleted; null for a live one. */
  expiresAt: Date | null;
}

const required = { required: true } as const;
const moment = { type: Date, default: null };

export const partnerMoveSchema = new Schema<PartnerMoveDocument>(
  {
    version: { type: Number, ...required },
    partner: { type: String, ...required },
    environment: { type: String, enum: partnerEnvironments, ...required },
    reference: { type: String, ...required },
    brand: { level: { type: Number, ...required }, id: { type: Number, ...required } },
    enrolmentId: { type: String, ...required },
    sent: [{ _id: false, path: { type: String, ...required }, hash: { type: String, ...required } }],
    // Empty once the person is forgotten.
    agreed: { text: { type: String, default: '' }, date: { type: String, default: '' } },
    status: { type: String, enum: moveStatuses, ...required },
    completedServices: { type: [String], enum: services },
    invitation: {
      by: { type: [String], enum: invitationChannels },
      dueAt: moment,
      daysBefore: { type: Number, default: null },
      round: { type: Number, ...required },
      sent: { type: Number, ...required },
      invitedAt: moment,
      obstacle: { type: String, enum: [...invitationObstacles, null], default: null },
    },
    objection: { type: String, enum: [...objectionReasons, null], default: null },
    moveInDate: { type: String, default: null },
    eraseAfter: { type: String, ...required },
    createdAt: { type: Date, ...required },
    expiresAt: moment,
  },
  { collection: 'partner_moves', versionKey: false, strict: 'throw', minimize: false },
);
partnerMoveSchema.index({ partner: 1, environment: 1, reference: 1 }, { unique: true });
partnerMoveSchema.index({ partner: 1, environment: 1, status: 1, _id: -1 });
partnerMoveSchema.index({ partner: 1, environment: 1, _id: -1 });
partnerMoveSchema.index({ enrolmentId: 1 });
// By which support finds a customer.
partnerMoveSchema.index({ reference: 1 });
partnerMoveSchema.index({ status: 1, eraseAfter: 1 });
partnerMoveSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
