import { Injectable, type OnModuleInit } from '@nestjs/common';
import { serviceTypes } from '@home-move/contract';
import { ConsentWithdrawals, type WithdrawnConsent } from '../../../common/disclosures/consent-withdrawals.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BroadbandWombbPort } from '../../../providers/broadband-wombb/broadband-wombb.port.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';

const REFERRAL_WITHDRAWAL = 'referral-withdrawal';

/** Ends a referral to a provider's own site with the consent to it, and informs web media. [PASS-09] */
@Injectable()
export class ReferralWithdrawalService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly webMedia: BroadbandWombbPort,
    private readonly jobs: JobsService,
    private readonly withdrawals: ConsentWithdrawals,
  ) {}

  onModuleInit(): void {
    this.withdrawals.register('broadbandReferral', (consent) => this.withdraw(consent));
    this.jobs.handle(REFERRAL_WITHDRAWAL, (data) => this.inform(data));
  }

  /**
   * The job is scheduled before the click is dropped, so that a crash in between loses no call. It has one key for each referral: web
   * media is informed once, however many requests withdraw.
   */
  private async withdraw({ enrolmentId, at }: WithdrawnConsent): Promise<void> {
    const seen = await this.enrolments.get(enrolmentId);
    const { broadband } = seen;
    if (broadband?.click) {
      const { id: clickId } = broadband.click;
      await this.jobs.schedule({
        kind: REFERRAL_WITHDRAWAL,
        key: [REFERRAL_WITHDRAWAL, enrolmentId, clickId, broadband.chosenAt.toISOString()].join(':'),
        runAt: at,
        data: { enrolmentId, clickId, at: at.toISOString() },
      });
    }
    await this.enrolments.revise(seen, (current) => withoutReferral(current, seen));
  }

  private inform({ clickId = '', at = '' }: JobData): Promise<void> {
    return this.webMedia.withdrawConsent(clickId, new Date(at));
  }
}

/** A package that the mover has ordered on the provider's site stays. Throws CONFLICT if another referral came meanwhile. */
function withoutReferral(current: EnrolmentRecord, seen: EnrolmentRecord): EnrolmentChange {
  const { broadband, wombbUserConfirmedDate } = current;
  const womConsents = current.womConsents.filter(({ serviceType }) => serviceType !== serviceTypes.wombb);
  const consents = womConsents.length < current.womConsents.length ? { womConsents } : {};
  if (!broadband?.click) return consents;
  if (broadband.chosenAt.getTime() !== seen.broadband?.chosenAt.getTime()) throw new DomainError('CONFLICT');
  const isOrdered = wombbUserConfirmedDate !== null;
  return { ...consents, broadband: isOrdered ? { ...broadband, click: null, consent: null } : null };
}
