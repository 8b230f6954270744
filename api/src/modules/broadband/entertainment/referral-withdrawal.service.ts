import { Injectable, type OnModuleInit } from '@nestjs/common';
import { serviceTypes } from '@home-move/contract';
import { ConsentWithdrawals, type WithdrawnConsent } from '../../../common/disclosures/consent-withdrawals.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BroadbandWombbPort } from '../../../providers/broadband-wombb/broadband-wombb.port.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { JobData } from '../../platform/jobs/job.model.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';

const REFERRAL_WITHDRAWAL = 'referral-withdrawal';

/** Ends the referrals to providers' own sites with the consent to them, and informs web media. [PASS-09] */
@Injectable()
export class ReferralWithdrawalService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly webMedia: BroadbandWombbPort,
    private readonly jobs: JobsService,
    private readonly withdrawals: ConsentWithdrawals,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.withdrawals.register('broadbandReferral', (consent) => this.withdraw(consent));
    this.jobs.handle(REFERRAL_WITHDRAWAL, (data) => this.inform(data), { survivesErasure: true });
  }

  /**
   * The jobs are scheduled before the click is dropped, so that a crash in between loses no call. There is one for each referral, also
   * for a referral that another choice has replaced: web media is informed once, however many requests withdraw.
   */
  private async withdraw({ enrolmentId, at, entries }: WithdrawnConsent): Promise<void> {
    const seen = await this.enrolments.get(enrolmentId);
    for (const [clickId, consentedBy] of consentedClicks(seen, entries))
      await this.jobs.schedule({
        kind: REFERRAL_WITHDRAWAL,
        key: [REFERRAL_WITHDRAWAL, enrolmentId, clickId, consentedBy].join(':'),
        runAt: at,
        data: { enrolmentId, clickId, at: at.toISOString() },
      });
    await this.enrolments.revise(seen, (current) => withoutReferral(current, seen));
  }

  private async inform({ enrolmentId = '', clickId = '', at = '' }: JobData): Promise<void> {
    const isErased = await this.erasure.isOf(enrolmentId);
    await this.webMedia.withdrawConsent({ clickId, withdrawnAt: new Date(at), isErased });
  }
}

/**
 * The id of each click with its latest entry. A repeated referral has the id of an earlier one, whose consent may have been withdrawn.
 * The click of the choice has no entry with a reference if the result of the call could not be stored.
 */
function consentedClicks(
  { broadband }: Pick<EnrolmentRecord, 'broadband'>,
  entries: WithdrawnConsent['entries'],
): ReadonlyMap<string, string> {
  const clicks = new Map(entries.map(({ reference, id }) => [reference, id]));
  if (broadband?.click && !clicks.has(broadband.click.id))
    clicks.set(broadband.click.id, broadband.chosenAt.toISOString());
  return clicks;
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
