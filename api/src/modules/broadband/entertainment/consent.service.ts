import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { londonToday, serviceTypes, type Enrolment, type WomConsent } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { perEnrolment, RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { ServiceConsent } from '../state/broadband.state.js';
import { rejectWhenBroadbandComplete, rejectWhenClosed } from '../../move/enrolment/change-guards.js';
import { isProven } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { EnrolmentView } from '../../move/enrolment/enrolment-view.js';

const WOM_CONSENT = 'wom-consent';

/** Consents to pass details on, and the mail that confirms one to the mover. [CALL-10] */
@Injectable()
export class ConsentService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly jobs: JobsService,
    private readonly messages: Messages,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(WOM_CONSENT, (data) => this.mail(data));
  }

  /**
   * Records a consent, replacing an earlier one for the service. Throws DETAILS_MISSING, ENROLMENT_COMPLETE,
   * TOO_MANY_REQUESTS.
   */
  async give(enrolmentId: string, { serviceType, sendEmail, version }: WomConsent): Promise<Enrolment> {
    await this.limiter.hit(perEnrolment(WOM_CONSENT, enrolmentId, this.env.CONSENT_LIMIT));
    const given: ServiceConsent = { serviceType, version, givenAt: this.clock.now() };
    const record = await this.enrolments.revise(enrolmentId, (current) => {
      rejectWhenClosed(current);
      rejectWhenBroadbandComplete(current);
      if (sendEmail && current.emailAddress === null) throw new DomainError('DETAILS_MISSING');
      return { womConsents: [...current.womConsents.filter((other) => other.serviceType !== serviceType), given] };
    });
    if (sendEmail) await this.scheduleMail(enrolmentId, given);
    return this.view.of(record);
  }

  /** Removes all that was recorded, also once the enrolment is finished; returns whether there was any. An order keeps its own. */
  async withdraw(enrolmentId: string): Promise<boolean> {
    const { womConsents } = await this.enrolments.get(enrolmentId);
    if (womConsents.length > 0)
      await this.enrolments.revise(enrolmentId, () => ({ womConsents: [] }), ['consent-withdrawn']);
    return womConsents.length > 0;
  }

  /** One mail a day for each service and version, however often the order is tried. */
  private async scheduleMail(enrolmentId: string, { serviceType, version, givenAt }: ServiceConsent): Promise<void> {
    const data = { enrolmentId, serviceType: String(serviceType), version, day: londonToday(givenAt) };
    const key = [WOM_CONSENT, ...Object.values(data)].join(':');
    await this.jobs.schedule({ kind: WOM_CONSENT, key, runAt: givenAt, data });
  }

  private async mail({ enrolmentId = '', ...given }: JobData): Promise<void> {
    const enrolment = await this.enrolments.find(enrolmentId);
    if (!enrolment || enrolment.forgottenAt || enrolment.emailAddress === null || !stands(enrolment, given)) return;
    const brand = await this.brands.of(enrolment.brand);
    const to = { contact: enrolment.emailAddress, brand, enrolmentId, isProven: isProven(enrolment, 'email') };
    const by = given['serviceType'] === String(serviceTypes.wombb) ? 'visit' : 'order';
    await this.messages.sendConsent(to, by, given['day'] ?? '');
  }
}

/** Whether no other consent for the service has replaced this one since that day. */
function stands({ womConsents }: EnrolmentRecord, { serviceType, version, day }: JobData): boolean {
  return womConsents.some(
    (consent) =>
      String(consent.serviceType) === serviceType &&
      consent.version === version &&
      londonToday(consent.givenAt) === day,
  );
}
