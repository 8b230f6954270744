import { Injectable, type OnModuleInit } from '@nestjs/common';
import { londonToday } from '@home-move/contract';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { isUnknownSince } from './unknown-date.js';
import { ContinueLinkMailer } from './continue-link.mailer.js';

const REMINDER = 'move-in-reminder';
const SAVED = 'move-saved';
const FOUR_WEEKS_MS = 4 * 7 * 24 * 60 * 60 * 1000;

/** Mails with a link back, for movers whose move-in date is unknown. [MOVE-22] */
@Injectable()
export class MoveInReminderService implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly mailer: ContinueLinkMailer,
    private readonly messages: Messages,
  ) {}

  onModuleInit(): void {
    // A repeated request schedules them again, however long ago they were sent.
    this.jobs.handle(REMINDER, (data) => this.remind(data), { keepsKeys: true });
    this.jobs.handle(SAVED, (data) => this.mailSaved(data), { keepsKeys: true });
  }

  /**
   * Schedules a mail now, at most one a day, and a reminder four weeks later, which is skipped once a date is given. May be
   * called again with the same instant, in case the first call stopped early: the keys prevent second jobs.
   */
  async schedule(enrolmentId: string, since: Date): Promise<void> {
    const unknownSince = since.toISOString();
    await this.jobs.schedule({
      kind: REMINDER,
      key: `${REMINDER}:${enrolmentId}:${unknownSince}`,
      runAt: new Date(since.getTime() + FOUR_WEEKS_MS),
      data: { enrolmentId, unknownSince },
    });
    await this.jobs.schedule({
      kind: SAVED,
      key: `${SAVED}:${enrolmentId}:${londonToday(since)}`,
      runAt: since,
      data: { enrolmentId, unknownSince },
    });
  }

  private async remind({ enrolmentId = '', unknownSince = '' }: JobData): Promise<void> {
    await this.mailer.mail({
      enrolmentId,
      isWanted: (enrolment) => isUnknownSince(enrolment, unknownSince),
      send: (...mail) => this.messages.sendMoveInReminder(...mail),
    });
  }

  private async mailSaved({ enrolmentId = '', unknownSince = '' }: JobData): Promise<void> {
    await this.mailer.mail({
      enrolmentId,
      isWanted: (enrolment) => isUnknownSince(enrolment, unknownSince),
      send: (...mail) => this.messages.sendMoveSaved(...mail),
    });
  }
}
