import { Injectable } from '@nestjs/common';
import { addDays, londonToday, moveMessages, type MoveChange, type SentMove } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { LastingHash } from '../../../common/crypto/lasting-hash.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { InvitationTimes } from './invitation-times.js';
import type { MoveFields, PartnerMove } from './partner-move.repository.js';
import { differingFields } from './sent-fields.js';
import { channelsOf, contactsOf } from './sent-move.js';

/** How long after its date a move that no one has opened is erased, in days. */
const unopenedDays = 60;

/** The fields of a move that the date and the invitation decide. */
type Plan = Pick<PartnerMove, 'moveInDate' | 'eraseAfter' | 'invitation'>;

/** Plans how and when a person is invited, and when a move that stays unopened is erased. */
@Injectable()
export class InvitationPlanner {
  constructor(
    private readonly times: InvitationTimes,
    private readonly lastingHash: LastingHash,
    private readonly clock: Clock,
  ) {}

  /** The plan of a new move. */
  first(sent: SentMove, createdAt: Date): Plan {
    const { person, invite = {}, moveInDate = null } = sent;
    return {
      moveInDate,
      eraseAfter: eraseAfter(moveInDate, createdAt),
      invitation: {
        by: channelsOf(person, invite.by),
        dueAt: this.times.planned(invite, moveInDate, createdAt),
        daysBefore: invite.daysBefore ?? null,
        round: 1,
        sent: 0,
        invitedAt: null,
        obstacle: null,
      },
    };
  }

  /**
   * What a change of the move alters of its plan. Other contacts are invited from the start; an invitation that is already sent to the
   * same ones stays. Throws VALIDATION for an invitation that the date or the contacts do not allow.
   */
  afterChange(move: PartnerMove, { person, moveInDate: date, invite }: Omit<MoveChange, 'agreed'>): MoveFields {
    const { invitation } = move;
    const moveInDate = date === undefined ? move.moveInDate : date;
    const fields = { moveInDate, eraseAfter: eraseAfter(moveInDate, move.createdAt) };
    const isPending = invitation.sent === 0;
    const isOther = person !== undefined && this.hasOtherContacts(move, person);
    const planned = invite ?? { daysBefore: (isPending ? invitation.daysBefore : null) ?? undefined };
    rejectImpossible(planned, moveInDate, person ? contactsOf(person) : sentContacts(move));
    const isMoved = date !== undefined && invitation.daysBefore !== null;
    if (!isOther && !(isPending && (invite !== undefined || isMoved))) return fields;
    const keepsTime = invite === undefined && planned.daysBefore === undefined && isPending && invitation.dueAt;
    return {
      ...fields,
      status: 'scheduled',
      invitation: {
        by: invite?.by ?? (person ? channelsOf(person) : invitation.by),
        dueAt: keepsTime || this.times.planned(planned, moveInDate, this.clock.now()),
        daysBefore: planned.daysBefore ?? null,
        round: invitation.round + 1,
        sent: 0,
        invitedAt: null,
        obstacle: null,
      },
    };
  }

  private hasOtherContacts(move: PartnerMove, { emailAddress, contactNumber }: SentMove['person']): boolean {
    const contacts = { person: { emailAddress, contactNumber } };
    return differingFields(move.id, contacts, move.sent.filter(isContact), this.lastingHash).length > 0;
  }
}

const isContact = ({ path }: { readonly path: string }) =>
  path === 'person.emailAddress' || path === 'person.contactNumber';

type Contact = Pick<ReturnType<typeof contactsOf>[number], 'channel'>;

const sentContacts = ({ sent }: PartnerMove): readonly Contact[] =>
  sent.filter(isContact).map(({ path }) => ({ channel: path.endsWith('emailAddress') ? 'email' : 'sms' }));

const eraseAfter = (moveInDate: string | null, createdAt: Date) =>
  addDays(moveInDate ?? londonToday(createdAt), unopenedDays);

/** Throws VALIDATION for an invitation that the date or the contacts of the move do not allow. */
function rejectImpossible(
  { daysBefore, by = [] }: Pick<NonNullable<MoveChange['invite']>, 'daysBefore' | 'by'>,
  moveInDate: string | null,
  contacts: readonly Contact[],
): void {
  if (daysBefore !== undefined && moveInDate === null)
    throw new DomainError('VALIDATION', { errors: { 'invite.daysBefore': moveMessages.inviteWithoutDate } });
  if (!by.every((channel) => contacts.some((contact) => contact.channel === channel)))
    throw new DomainError('VALIDATION', { errors: { 'invite.by': moveMessages.inviteWithoutContact } });
}
