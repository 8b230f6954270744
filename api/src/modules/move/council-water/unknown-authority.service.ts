import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isOffered, registeredServices, type CouncilServices, type RegisteredService } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { isProven } from '../enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Messages } from '../../platform/messages/messages.js';

const UNKNOWN_AUTHORITY = 'unknown-council';

/** Mails movers how to find the council or water company that is not identified. [COUNCIL-06] [COUNCIL-07] */
@Injectable()
export class UnknownAuthorityService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly jobs: JobsService,
    private readonly messages: Messages,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // Every look-up schedules it again.
    this.jobs.handle(UNKNOWN_AUTHORITY, (data) => this.mail(data), { keepsKeys: true });
  }

  /** Schedules one mail per enrolment, for council and water together, where one that the brand offers is unknown. */
  async mailFinder({ id, offered }: EnrolmentRecord, services: CouncilServices): Promise<void> {
    if (unknownAmong(services, offered).length === 0) return;
    await this.jobs.schedule({
      kind: UNKNOWN_AUTHORITY,
      key: `${UNKNOWN_AUTHORITY}:${id}`,
      runAt: this.clock.now(),
      data: { enrolmentId: id },
    });
  }

  private async mail({ enrolmentId = '' }: JobData): Promise<void> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt || enrolment.emailAddress === null) return;
    const unknown = unknownFor(enrolment);
    if (unknown.length === 0) return;
    const brand = await this.brands.of(enrolment.brand);
    const to = { contact: enrolment.emailAddress, brand, enrolmentId, isProven: isProven(enrolment, 'email') };
    await this.messages.sendAuthorityFinder(to, unknown);
  }
}

function unknownAmong(services: CouncilServices, offered: EnrolmentRecord['offered']): readonly RegisteredService[] {
  return registeredServices.filter((service) => isOffered(offered[service]) && services[service] === null);
}

/** The services whose authority the lookup for the present home did not identify. */
function unknownFor({ address, localServices, offered }: EnrolmentRecord): readonly RegisteredService[] {
  return localServices && localServices.postcode === address?.postcode
    ? unknownAmong(localServices.services, offered)
    : [];
}
