import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { JobData } from '../jobs/job.model.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Messages } from '../messages/messages.js';
import { ContinueLinkMailer } from '../moving/continue-link.mailer.js';
import { StatusService } from './status.service.js';

const SERVICE_BACK = 'service-back';
const LOOK_AGAIN_MS = 60_000;
/** Other processes and open pages may still think it down for some seconds after the mail. */
const NEXT_OUTAGE_MS = 60 * 60 * 1000;

/** Writes to who was told that we would once the service is back. [HEALTH-12] */
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
    this.jobs.handle(SERVICE_BACK, (data) => this.tell(data));
  }

  /** Kept once an outage; for who has no email there is nothing to keep. */
  async promise(enrolmentId: string): Promise<void> {
    const { emailAddress } = await this.enrolments.get(enrolmentId);
    if (emailAddress === null) return;
    await this.jobs.ask({
      kind: SERVICE_BACK,
      key: `${SERVICE_BACK}:${enrolmentId}`,
      runAt: this.in(LOOK_AGAIN_MS),
      data: { enrolmentId },
      repeatableAfter: NEXT_OUTAGE_MS,
    });
  }

  private async tell({ enrolmentId = '' }: JobData): Promise<void | { again: Date }> {
    if ((await this.status.status()) !== 'Up') return { again: this.in(LOOK_AGAIN_MS) };
    await this.mailer.mail({
      enrolmentId,
      isWanted: () => true,
      send: (to, link) => this.messages.sendServiceBack(to, link),
    });
  }

  private in(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }
}
