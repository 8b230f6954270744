import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { JobData } from '../jobs/job.model.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Messages } from '../messages/messages.js';
import { ContinueLinkMailer } from '../../move/unknown-move-date/continue-link.mailer.js';
import { StatusService } from './status.service.js';

const SERVICE_BACK = 'service-back';
const RECHECK_MS = 60_000;
/** Other processes and open pages may report an outage for some seconds after the mail. */
const REPEAT_AFTER_MS = 60 * 60 * 1000;

/** Notifies movers when the service is back after an outage. [HEALTH-12] */
@Injectable()
export class ServiceBackService implements OnModuleInit {
  constructor(
    private readonly status: StatusService,
    private readonly enrolments: EnrolmentRepository,
    private readonly jobs: JobsService,
    private readonly mailer: ContinueLinkMailer,
    private readonly messages: Messages,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SERVICE_BACK, (data) => this.notifyMover(data));
  }

  /** Schedules one mail per outage. Does nothing for a mover without an email address. */
  async notifyWhenBack(enrolmentId: string): Promise<void> {
    const { emailAddress } = await this.enrolments.get(enrolmentId);
    if (emailAddress === null) return;
    await this.jobs.schedule({
      kind: SERVICE_BACK,
      key: `${SERVICE_BACK}:${enrolmentId}`,
      runAt: this.clock.in(RECHECK_MS),
      data: { enrolmentId },
      repeatableAfter: REPEAT_AFTER_MS,
    });
  }

  private async notifyMover({ enrolmentId = '' }: JobData): Promise<void | { again: Date }> {
    if ((await this.status.status()) !== 'Up') return { again: this.clock.in(RECHECK_MS) };
    await this.mailer.mail({
      enrolmentId,
      isWanted: () => true,
      send: (...mail) => this.messages.sendServiceBack(...mail),
    });
  }
}
