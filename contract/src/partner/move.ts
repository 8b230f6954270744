import type { ObjectionReason } from './invitation';
import type { Service } from '../service/service';
import type { PartnerEnvironment } from './partner-key';

/** Ways in which a partner can have a mover invited. */
export const invitationChannels = ['email', 'sms'] as const;
export type InvitationChannel = (typeof invitationChannels)[number];

/** How long before the move an invitation can be sent, in days. */
export const maxInvitationDaysBefore = 60;

/** Most moves that one page of the list has. */
export const maxMovesPerPage = 100;

/**
 * The progress of a move that a partner has sent. `scheduled`: the invitation is still to be sent; `opened`: the mover has confirmed
 * that it is theirs; `inProgress`: they have chosen services; `completed`: every chosen service is set up; `cancelled` by the partner;
 * `objected`: the person wants no move from this brand; `forgotten`: the data were erased, at the mover's request or because no one
 * opened or continued the move.
 */
export const moveStatuses = [
  'scheduled',
  'invited',
  'opened',
  'inProgress',
  'completed',
  'cancelled',
  'objected',
  'forgotten',
] as const;
export type MoveStatus = (typeof moveStatuses)[number];

/** A move as its partner reads it: without personal data, suppliers and prices. Times are ISO 8601 in UTC. */
export interface Move {
  /** The partner's own. */
  readonly reference: string;
  readonly environment: PartnerEnvironment;
  /** URL route of the brand. */
  readonly brand: string;
  readonly branch: string | null;
  readonly status: MoveStatus;
  /** The services that are set up. */
  readonly completedServices: readonly Service[];
  readonly createdAt: string;
  /** When the invitation will be sent; null once it was sent, and if it will not be. */
  readonly inviteAt: string | null;
  /** When the invitation was sent; null before, and if it could not be. */
  readonly invitedAt: string | null;
  /** Why the latest invitation was not sent; null if nothing has kept it. */
  readonly notInvited: InvitationObstacle | null;
  /** Why the person objected; null if they have not, and if they objected to an earlier move of the brand. */
  readonly objection: ObjectionReason | null;
}

/** `unsubscribed`: the mailbox wants no invitations; `undeliverable`: the address or number cannot be reached. */
export const invitationObstacles = ['unsubscribed', 'undeliverable'] as const;
export type InvitationObstacle = (typeof invitationObstacles)[number];

/** A message that a move of the test environment would have sent. */
export interface TestMessage {
  readonly reference: string;
  readonly channel: InvitationChannel;
  /** Of a mail; null for a text message. */
  readonly subject: string | null;
  /** As plain text. Its link leads to the brand's first page. */
  readonly text: string;
  /** ISO 8601, in UTC. */
  readonly at: string;
}

/** The latest messages of the test environment, newest first. */
export interface TestMessages {
  readonly messages: readonly TestMessage[];
}

/** Statuses that a test can give a move, in the order in which a mover reaches them. */
export const testableStatuses = ['opened', 'inProgress', 'completed', 'objected', 'forgotten'] as const;

/** A page of moves, newest first. */
export interface MoveList {
  readonly moves: readonly Move[];
  /** `cursor` of the next page; null on the last one. */
  readonly next: string | null;
}

/** Messages for the developers of a partner's server. */
export const moveMessages = {
  reference: 'Your reference has 1 to 64 letters, digits, dots, hyphens, underscores or slashes',
  inviteTwice: 'Give either a date or a number of days before the move',
  inviteInPast: 'The invitation cannot be before today',
  inviteWithoutDate: 'A number of days before the move needs a move-in date',
  inviteWithoutContact: 'Give the contact by which to invite the person',
  changeEmpty: 'Name at least one field to change',
  contactMissing: 'Give an email address or a mobile number',
  brand: 'You have no such brand',
  branch: 'This brand has no such branch',
  agreedInFuture: 'The person cannot have agreed after today',
  differs: 'Differs from the move with this reference',
  notAccepted: (fields: readonly string[]) => `These fields are not accepted: ${fields.join(', ')}`,
} as const;
