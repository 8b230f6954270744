import { Injectable, type OnModuleInit } from '@nestjs/common';
import { enrolmentStatus, londonToday } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { canOpen, isProven } from '../enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { KNOWN_CONTACT } from '../enrolment/known-contact.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { ContinueLinkMailer, isUnderWay } from './continue-link.mailer.js';

const MOVE_EXISTS = 'move-exists';

/**
 * If a sign-up uses the email address of an existing move, emails that address a link to the existing move. Only the
 * owner of the mailbox learns of it: the response to the sign-up is the same for every address.
 */
@Injectable()
export class KnownContactService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly jobs: JobsService,
    private readonly mailer: ContinueLinkMailer,
    private readonly messages: Messages,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(KNOWN_CONTACT, (data) => this.lookUp(data));
    this.jobs.handle(MOVE_EXISTS, ({ enrolmentId = '' }) =>
      this.mailer.mail({
        enrolmentId,
        isWanted: () => true,
        send: (...mail) => this.messages.sendMoveExists(...mail),
      }),
    );
  }

  /** Schedules one mail a day for a move, however often its address is typed. */
  private async lookUp({ enrolmentId = '' }: JobData): Promise<void> {
    const started = await this.enrolments.find(enrolmentId);
    if (!started || !isUnderWay(started)) return;
    const existing = await this.existingMove(started);
    if (!existing) return;
    const now = this.clock.now();
    await this.jobs.schedule({
      kind: MOVE_EXISTS,
      key: `${MOVE_EXISTS}:${existing.id}:${londonToday(now)}`,
      runAt: now,
      data: { enrolmentId: existing.id },
    });
  }

  private async existingMove(started: EnrolmentRecord): Promise<EnrolmentRecord | undefined> {
    const others = await this.enrolments.othersWithEmail(started);
    const open = others.filter(
      (other) => other.status >= enrolmentStatus.detailsPopulated && isUnderWay(other) && canOpen(other, 'email'),
    );
    return open.find((other) => isProven(other, 'email')) ?? open[0];
  }
}
