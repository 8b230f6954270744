import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InvitationChannel, InvitationObstacle } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ProviderRejection } from '../../../providers/http/provider-failure.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { InvitationService } from '../../identity/account/invitation.service.js';
import { contactOf, isProven } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { TestMessageRepository } from './test-message.repository.js';
import { InvitationTimes, reminderDays } from './invitation-times.js';
import { MoveChanges } from './move-changes.js';
import { MoveProgress } from './move-progress.js';
import { type PartnerMove, PartnerMoveRepository } from './partner-move.repository.js';

const INVITATION = 'move-invitation';
/** The invitation and its reminders. */
export const maxInvitations = 1 + reminderDays.length;

type Outcome = 'sent' | InvitationObstacle;

/**
 * Invites the people whose moves partners have sent, and reminds people who have not opened the link. Nothing is sent in the quiet
 * hours. Messages of the test environment are only stored.
 */
@Injectable()
export class MoveInvitations implements OnModuleInit {
  constructor(
    private readonly moves: PartnerMoveRepository,
    private readonly changes: MoveChanges,
    private readonly progress: MoveProgress,
    private readonly enrolments: EnrolmentRepository,
    private readonly invitations: InvitationService,
    private readonly brands: BrandService,
    private readonly messages: Messages,
    private readonly times: InvitationTimes,
    private readonly testMessages: TestMessageRepository,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // An import leads to thousands at once.
    this.jobs.handle(
      INVITATION,
      ({ moveId = '', round = '', number = '' }) => this.send(moveId, Number(round), Number(number)),
      { priority: 'bulk' },
    );
  }

  /** Schedules the next message of a move, if there is one. Idempotent. */
  async schedule(move: PartnerMove): Promise<void> {
    const { dueAt, sent, invitedAt, obstacle } = move.invitation;
    // The message was attempted: only a changed plan or the partner's request attempts it again.
    if (obstacle !== null) return;
    const runAt = sent === 0 ? dueAt : invitedAt && this.times.reminder(invitedAt, sent);
    if (runAt) await this.scheduleAt(move, runAt);
  }

  /** Schedules the next message for now, or the next morning. Throws INVITATION_LIMIT when there is none left. */
  async scheduleNow(move: PartnerMove): Promise<void> {
    this.rejectBeyondLimit(move);
    await this.scheduleAt(move, this.times.afterQuietHours(this.clock.now()), 'requested');
  }

  /** Throws INVITATION_LIMIT when no message is left. */
  rejectBeyondLimit({ invitation }: PartnerMove): void {
    if (invitation.sent >= maxInvitations) throw new DomainError('INVITATION_LIMIT');
  }

  private async scheduleAt({ id, invitation }: PartnerMove, runAt: Date, cause = 'planned'): Promise<void> {
    const { round, sent } = invitation;
    await this.jobs.schedule({
      kind: INVITATION,
      key: `${INVITATION}:${id}:${round}:${sent}:${cause}`,
      runAt,
      data: { moveId: id, round: String(round), number: String(sent) },
    });
  }

  private async send(moveId: string, round: number, number: number): Promise<void | { readonly again: Date }> {
    const stored = await this.moves.byId(moveId);
    const move = stored && (await this.progress.refresh(stored));
    if (!move || !isWaiting(move, round, number)) return;
    const now = this.clock.now();
    const allowed = this.times.afterQuietHours(now);
    if (allowed > now) return { again: allowed };
    const outcome = await this.deliver(move, number);
    if (outcome === null) return;
    const changed = await this.changes.change(move, (current) =>
      isWaiting(current, round, number) ? after(current, outcome, now) : null,
    );
    if (outcome === 'sent') await this.schedule(changed);
  }

  /** Null if there is nothing to send to. */
  private async deliver(move: PartnerMove, number: number): Promise<Outcome | null> {
    const brand = await this.brands.of(move.brand);
    const isReminder = number > 0;
    if (move.environment === 'test') {
      await this.store(move, brand, isReminder);
      return 'sent';
    }
    const enrolment = await this.enrolments.find(move.enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return null;
    const link = await this.invitations.link(brand, enrolment.saveAndContinueToken);
    const outcomes: Outcome[] = [];
    for (const channel of move.invitation.by) {
      const to = recipient(enrolment, channel, brand);
      if (to === null) continue;
      const about = { isReminder, id: `${move.id}.${move.invitation.round}.${number}` };
      outcomes.push(await this.outcome(() => this.messages.sendPartnerInvitation(to, link, about)));
    }
    return outcomes.includes('sent') ? 'sent' : (outcomes[0] ?? null);
  }

  private async outcome(send: () => Promise<'sent' | 'blocked'>): Promise<Outcome> {
    try {
      return (await send()) === 'sent' ? 'sent' : 'unsubscribed';
    } catch (error) {
      if (isUndeliverable(error)) return 'undeliverable';
      throw error;
    }
  }

  private async store(move: PartnerMove, brand: Brand, isReminder: boolean): Promise<void> {
    const link = this.invitations.landing(brand);
    for (const channel of move.invitation.by) {
      const { subject, text } = this.messages.partnerInvitationText(brand, channel, link, isReminder);
      await this.testMessages.add(move, { channel, subject, text, at: this.clock.now() });
    }
  }
}

const isUndeliverable = (error: unknown) =>
  error instanceof DomainError && (error.code === 'CONTACT_UNDELIVERABLE' || error.cause instanceof ProviderRejection);

/** Whether the message with this number is still the next one of a move that no one has opened. */
function isWaiting({ status, invitation }: PartnerMove, round: number, number: number): boolean {
  const isUnopened = status === 'scheduled' || status === 'invited';
  return isUnopened && invitation.round === round && invitation.sent === number;
}

function after(move: PartnerMove, outcome: Outcome, now: Date) {
  const { invitation } = move;
  if (outcome !== 'sent') return { invitation: { ...invitation, dueAt: null, obstacle: outcome } };
  const invitedAt = invitation.invitedAt ?? now;
  return {
    status: 'invited' as const,
    invitation: { ...invitation, dueAt: null, sent: invitation.sent + 1, invitedAt, obstacle: null },
  };
}

/** The contact of a mover on a channel, with what its messages need; null without one. */
export function recipient(enrolment: EnrolmentRecord, channel: InvitationChannel, brand: Brand) {
  const contact = contactOf(enrolment, channel);
  if (contact === null) return null;
  return { channel, contact, brand, enrolmentId: enrolment.id, isProven: isProven(enrolment, channel) };
}
