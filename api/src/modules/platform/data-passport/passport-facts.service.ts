import { Injectable } from '@nestjs/common';
import { DisclosureRepository } from '../../../common/disclosures/disclosure.repository.js';
import { DisclosureObjectionRepository } from '../../../common/disclosures/objection.repository.js';
import { DisclosureResendRepository } from '../../../common/disclosures/resend.repository.js';
import { ConsentWithdrawalRepository } from '../../../common/disclosures/withdrawal.repository.js';
import { JobRepetition } from '../jobs/job-repetition.js';
import type { PassportFacts } from './data-passport.mapper.js';
import { jobsToRepeat } from './resend-states.js';

/** Reads the facts about a passport that its entries do not hold. */
@Injectable()
export class PassportFactsService {
  constructor(
    private readonly disclosures: DisclosureRepository,
    private readonly objections: DisclosureObjectionRepository,
    private readonly resends: DisclosureResendRepository,
    private readonly withdrawals: ConsentWithdrawalRepository,
    private readonly jobs: JobRepetition,
  ) {}

  async of(enrolmentId: string): Promise<PassportFacts> {
    const [entries, objections, requested, withdrawals] = await Promise.all([
      this.disclosures.all(enrolmentId),
      this.objections.of(enrolmentId),
      this.resends.of(enrolmentId),
      this.withdrawals.of(enrolmentId),
    ]);
    const jobs = await this.jobs.progressOf(enrolmentId, jobsToRepeat(entries));
    return { objections, withdrawals, repetitions: { entries, requested, jobs } };
  }
}
