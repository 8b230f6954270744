import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { londonToday, type Enrolment } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { ENV, type Env } from '../../../config/env.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { RevisionService } from '../enrolment/revision.service.js';
import { isUnknownSince, markDateUnknown } from './unknown-date.js';
import { ContinueLinkMailer } from './continue-link.mailer.js';
import { EnrolmentView } from '../enrolment/enrolment-view.js';

const REMINDER = 'move-in-reminder';
const SAVED = 'move-saved';
const FOUR_WEEKS_MS = 4 * 7 * 24 * 60 * 60 * 1000;

/** Handles unknown move-in dates. */
@Injectable()
export class UnknownDateService implements OnModuleInit {
  constructor(
    private readonly revisions: RevisionService,
    private readonly jobs: JobsService,
    private readonly mailer: ContinueLinkMailer,
    private readonly messages: Messages,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(REMINDER, (data) => this.remind(data));
    this.jobs.handle(SAVED, (data) => this.mailSaved(data));
  }

  /**
   * Schedules a mail with a link back, at most one a day, and a reminder in four weeks, which is skipped once a date is given.
   * Throws ENROLMENT_COMPLETE, THIRD_PARTY. [MOVE-22]
   */
  async moveInDateUnknown(enrolmentId: string): Promise<Enrolment> {
    const record = await this.revisions.revise(enrolmentId, (current) => markDateUnknown(current, this.clock.now()));
    const since = record.moveInDateUnknownAt;
    if (since) {
      // Also on a repeated request, in case the first stopped before scheduling; the key prevents a second job.
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
    return this.view.of(record);
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
