import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { channels, type ObjectionReason } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { brandPath } from '../../brands/brand/brands.data.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { newSaveAndContinueToken } from '../../move/enrolment/new-enrolment.js';
import { partnerProgressOf } from '../../move/enrolment/partner-progress.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { DataPrivacyService } from '../../platform/data-privacy/data-privacy.service.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { ObjectionRepository } from '../objections/objection.repository.js';
import { InvitationTimes } from './invitation-times.js';
import { hasEnded, MoveChanges } from './move-changes.js';
import { recipient } from './move-invitations.js';
import { MoveProgress } from './move-progress.js';
import { type PartnerMove, PartnerMoveRepository } from './partner-move.repository.js';

const ENDING = 'move-ending';
const EXPIRY = 'move-expiry';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How many moves one run of the daily job erases: fewer than its lease allows. */
const maxExpiredPerRun = 100;
/** Later than the call that ends the move: the job completes what a crash has interrupted. */
const dueAfterMs = 2000;

/**
 * How moves end: a partner cancels them, the person objects, or no one opens them. A move that no one has opened is erased. One that
 * a mover has opened is theirs: a cancellation ends only its links.
 */
@Injectable()
export class MoveEndings implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly moves: PartnerMoveRepository,
    private readonly changes: MoveChanges,
    private readonly progress: MoveProgress,
    private readonly objections: ObjectionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly privacy: DataPrivacyService,
    private readonly brands: BrandService,
    private readonly messages: Messages,
    private readonly times: InvitationTimes,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ENDING, ({ moveId = '' }) => this.settle(moveId));
    this.jobs.handle(EXPIRY, () => this.eraseUnopened());
  }

  /** A job that was given up after failures is scheduled again by the next process. */
  async onApplicationBootstrap(): Promise<void> {
    const runAt = this.clock.now();
    await this.jobs.schedule({ kind: EXPIRY, key: EXPIRY, runAt, data: {}, repeatableAfter: 0 });
  }

  /**
   * Cancels a move at the partner's request, and notifies a mover who was invited. Idempotent. Throws MOVE_ENDED for one that ended in
   * another way, THIRD_PARTY while the outcome of an order is unknown.
   */
  async cancel(move: PartnerMove): Promise<PartnerMove> {
    const current = await this.progress.refresh(move);
    if (current.status === 'cancelled') return current;
    if (hasEnded(current)) throw new DomainError('MOVE_ENDED', { detail: current.status });
    return this.end(current, (latest) => {
      if (hasEnded(latest) && latest.status !== 'cancelled')
        throw new DomainError('MOVE_ENDED', { detail: latest.status });
      return latest.status === 'cancelled' ? null : { status: 'cancelled' };
    });
  }

  /** Ends a move whose person wants nothing of it, and keeps the person's contacts, hashed, from being invited again. Idempotent. */
  async object(move: PartnerMove, enrolment: EnrolmentRecord, objection: ObjectionReason): Promise<void> {
    const contacts = channels.flatMap((channel) => {
      const contact = enrolment[channel === 'email' ? 'emailAddress' : 'contactNumber'];
      return contact === null ? [] : [{ channel, contact }];
    });
    await this.objections.add(move.partner, contacts, this.clock.now());
    await this.end(move, (latest) => (hasEnded(latest) ? null : { status: 'objected', objection }));
  }

  private async end(move: PartnerMove, decide: Parameters<MoveChanges['change']>[1]): Promise<PartnerMove> {
    if (move.environment === 'live') {
      const runAt = this.clock.in(dueAfterMs);
      const key = `${ENDING}:${move.id}`;
      await this.jobs.schedule({ kind: ENDING, key, runAt, data: { moveId: move.id }, repeatableAfter: 0 });
    }
    const ended = await this.changes.change(move, decide);
    if (move.environment === 'live') await this.settle(move.id);
    return ended;
  }

  /** Ends what a move that has ended leaves behind. Idempotent. */
  private async settle(moveId: string): Promise<void | { readonly again: Date }> {
    const move = await this.moves.byId(moveId);
    if (!move || !hasEnded(move)) return undefined;
    const enrolment = await this.enrolments.find(move.enrolmentId);
    if (!enrolment || enrolment.forgottenAt) return undefined;
    const isOpened = partnerProgressOf(enrolment).status !== null;
    if (move.status === 'cancelled' && isOpened) return this.endLinks(move, enrolment);
    if (move.status === 'cancelled' && move.invitation.invitedAt !== null) {
      // Nothing opens it from now on, though a text message waits for the morning.
      await this.lock(enrolment);
      const postponed = await this.notify(move, enrolment, null);
      if (postponed) return postponed;
    }
    await this.privacy.forget(enrolment.id, erasedBy[move.status]);
    return undefined;
  }

  private async endLinks(move: PartnerMove, enrolment: EnrolmentRecord): Promise<void | { readonly again: Date }> {
    const brand = await this.brands.of(enrolment.brand);
    const postponed = await this.notify(move, enrolment, `${this.env.PUBLIC_ORIGIN}/${brandPath(brand)}/login`);
    if (!postponed)
      await this.revisions.reviseAlsoClosed(enrolment, () => ({ saveAndContinueToken: newSaveAndContinueToken() }));
    return postponed;
  }

  private async lock(enrolment: EnrolmentRecord): Promise<void> {
    await this.revisions.reviseAlsoClosed(enrolment, ({ lockedAt }) =>
      lockedAt === null ? { lockedAt: this.clock.now() } : {},
    );
  }

  /** Notifies the mover by mail, or by text message in the daytime. Returns when to try again, if it has to wait. */
  private async notify(
    move: PartnerMove,
    enrolment: EnrolmentRecord,
    link: string | null,
  ): Promise<void | { readonly again: Date }> {
    const brand = await this.brands.of(enrolment.brand);
    const to = recipient(enrolment, 'email', brand) ?? recipient(enrolment, 'sms', brand);
    if (to === null) return undefined;
    const now = this.clock.now();
    const allowed = to.channel === 'email' ? now : this.times.afterQuietHours(now);
    if (allowed > now) return { again: allowed };
    await this.messages.sendMoveCancelled(to, { link, id: `${move.id}.cancelled` });
    return undefined;
  }

  /** Erases moves that no one has opened for so long after their date. */
  private async eraseUnopened(): Promise<{ readonly again: Date }> {
    const expired = await this.moves.unopenedBefore(this.clock.today(), maxExpiredPerRun);
    for (const move of expired) {
      const current = await this.progress.refresh(move);
      if (current.status !== 'scheduled' && current.status !== 'invited') continue;
      await this.end(current, (latest) =>
        latest.status === 'scheduled' || latest.status === 'invited' ? { status: 'forgotten' } : null,
      );
    }
    return { again: expired.length < maxExpiredPerRun ? this.clock.in(DAY_MS) : this.clock.now() };
  }
}

/** Who had a move erased, for the legal record. */
const erasedBy = {
  cancelled: 'partner',
  objected: 'objection',
  forgotten: 'retention',
} as const;
