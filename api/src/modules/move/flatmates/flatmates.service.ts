import { Injectable, type OnModuleInit } from '@nestjs/common';
import { enrolmentStatus, type Flatmate } from '@home-move/contract';
import { Timers } from '../../../common/clock/clock.js';
import { inResponseSteps } from '../../../common/clock/response-step.js';
import { ConsentWithdrawals } from '../../../common/disclosures/consent-withdrawals.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { Messages } from '../../platform/messages/messages.js';
import { FlatmateLimits } from './flatmate-limits.js';

/** Writes to the people who will share the home. Sent at once and not by a job, so that nothing about them is stored. */
@Injectable()
export class FlatmatesService implements OnModuleInit {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly messages: Messages,
    private readonly limits: FlatmateLimits,
    private readonly history: HistoryService,
    private readonly timers: Timers,
    private readonly withdrawals: ConsentWithdrawals,
  ) {}

  /** A notice is sent once, at once, and nothing about the flatmate is stored: nothing is left that a withdrawal could end. [PASS-09] */
  onModuleInit(): void {
    this.withdrawals.register('housemateNotice', () => Promise.resolve());
  }

  /**
   * Mails a flatmate. Resolves alike, and in steps of the same duration, when it is not sent because the mailbox has unsubscribed
   * or had enough such mails. Throws DETAILS_MISSING, TOO_MANY_REQUESTS, THIRD_PARTY; a failed mail is not counted for its
   * sender and its mailbox. [FLAT-03, FLAT-06]
   */
  async notify(enrolmentId: string, flatmate: Flatmate, clientAddress: string): Promise<void> {
    const { status, firstName, brand: brandKey } = await this.enrolments.get(enrolmentId);
    if (firstName === null || status < enrolmentStatus.detailsPopulated) throw new DomainError('DETAILS_MISSING');
    const brand = await this.brands.of(brandKey);
    const refundSender = await this.limits.takeFromSender(enrolmentId, clientAddress);
    const run = async (beforeSending: () => Promise<void>) => {
      const refundMailbox = await this.limits.takeForMailbox(enrolmentId, flatmate.email);
      try {
        const to = { contact: flatmate.email, brand, enrolmentId, isProven: false, beforeSending };
        const names = { flatmate: flatmate.name, mover: firstName };
        const outcome = refundMailbox ? await this.messages.sendFlatmateNotice(to, names) : 'blocked';
        // A mail server that is down must give the same response.
        if (outcome === 'blocked') await this.messages.check('email');
      } catch (error) {
        await Promise.all([refundSender(), refundMailbox?.()]);
        throw error;
      }
    };
    await inResponseSteps(this.timers, () => this.history.attempting(enrolmentId, 'flatmate-notified', { run }));
  }
}
