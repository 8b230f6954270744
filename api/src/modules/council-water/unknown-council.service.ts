import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isOffered } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { BrandService } from '../brand/brand.service.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { JobData } from '../jobs/job.model.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Messages } from '../messages/messages.js';

const UNKNOWN_COUNCIL = 'unknown-council';

/** Mails the government's council finder to movers whose council is not identified. [COUNCIL-06] */
@Injectable()
export class UnknownCouncilService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly jobs: JobsService,
    private readonly messages: Messages,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(UNKNOWN_COUNCIL, (data) => this.mail(data));
  }

  /** Schedules one mail per enrolment. Does nothing where the brand does not offer council tax. */
  async mailFinder({ id, offered }: EnrolmentRecord): Promise<void> {
    if (!isOffered(offered.council)) return;
    await this.jobs.schedule({
      kind: UNKNOWN_COUNCIL,
      key: `${UNKNOWN_COUNCIL}:${id}`,
      runAt: this.clock.now(),
      data: { enrolmentId: id },
    });
  }

  private async mail({ enrolmentId = '' }: JobData): Promise<void> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt || enrolment.emailAddress === null || !isUnknown(enrolment)) return;
    const brand = await this.brands.of(enrolment.brand);
    await this.messages.sendCouncilFinder({ contact: enrolment.emailAddress, brand, enrolmentId });
  }
}

/** Whether the council of the present home was looked up and not identified. */
function isUnknown({ address, localServices }: EnrolmentRecord): boolean {
  return localServices?.postcode === address?.postcode && localServices?.services.council === null;
}
