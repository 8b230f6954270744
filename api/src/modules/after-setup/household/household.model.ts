import type { Channel, HouseholdAccountId, SplitKind, SplitWeight } from '@home-move/contract';
import { Schema } from 'mongoose';
import { listOf, nullable, subSchema } from '../../../common/database/sub-schema.js';

export const HOUSEHOLD = 'household';

/** A link to share: the token derives from `seed` and a secret, so that the mover can see it again. Only its hash is looked up. [ROOM-03] */
export interface StoredLink {
  readonly tokenHash: string;
  readonly seed: string;
  /** yyyy-MM-dd */
  readonly madeOn: string;
}

/** A housemate. The contact was proven by a code. [ROOM-05] */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly channel: Channel;
  readonly contact: string;
  readonly joinedAt: Date;
  readonly wantsMessages: boolean;
}

/** An open invitation. [ROOM-15] */
export interface StoredInvitation {
  readonly id: string;
  readonly name: string | null;
  readonly channel: Channel;
  readonly contact: string;
  readonly tokenHash: string;
  readonly sentAt: Date;
  /** False until the message was accepted by the mail server or the SMS vendor. */
  readonly isSent: boolean;
}

/** A person whom the mover has chosen for an account. [ROOM-10] */
export interface StoredNaming {
  readonly account: HouseholdAccountId;
  /** Of the account when the person was chosen: they have agreed to no other supplier. */
  readonly supplier: string;
  readonly personId: string;
  readonly askedAt: Date;
  /** Null until the person answers. */
  readonly isAgreed: boolean | null;
}

/** How the costs are split. [ROOM-14] */
export interface StoredSplit {
  readonly kind: SplitKind;
  readonly weights: readonly SplitWeight[];
  readonly changedBy: string | null;
  readonly agreed: readonly string[];
}

/** The household of an enrolment, whose id it has. The mover is not stored: their data are in the enrolment. [ROOM-01] */
export interface HouseholdDocument {
  _id: string;
  version: number;
  /** Versions of the latest change of the names on accounts, and of the split. [ROOM-11] */
  namesVersion: number;
  splitVersion: number;
  link: StoredLink | null;
  people: readonly StoredPerson[];
  invitations: readonly StoredInvitation[];
  namings: readonly StoredNaming[];
  split: StoredSplit | null;
}

const personSchema = subSchema<StoredPerson>({
  id: String,
  name: String,
  channel: String,
  contact: String,
  joinedAt: Date,
  wantsMessages: Boolean,
});

const invitationSchema = subSchema<StoredInvitation>({
  id: String,
  name: String,
  channel: String,
  contact: String,
  tokenHash: String,
  sentAt: Date,
  isSent: Boolean,
});

const namingSchema = subSchema<StoredNaming>({
  account: String,
  supplier: String,
  personId: String,
  askedAt: Date,
  isAgreed: Boolean,
});

const splitSchema = subSchema<StoredSplit>({
  kind: String,
  weights: listOf<SplitWeight>(subSchema<SplitWeight>({ personId: String, weight: Number })),
  changedBy: String,
  agreed: listOf<string>(String),
});

export const householdSchema = new Schema<HouseholdDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    namesVersion: { type: Number, required: true },
    splitVersion: { type: Number, required: true },
    link: nullable(subSchema<StoredLink>({ tokenHash: String, seed: String, madeOn: String })),
    people: { type: [personSchema], required: true },
    invitations: { type: [invitationSchema], required: true },
    namings: { type: [namingSchema], required: true },
    split: nullable(splitSchema),
  },
  { collection: 'households', versionKey: false },
);
householdSchema.index({ 'link.tokenHash': 1 });
householdSchema.index({ 'invitations.tokenHash': 1 });
householdSchema.index({ 'people.contact': 1 });
