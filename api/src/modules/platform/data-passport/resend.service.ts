import { Injectable } from '@nestjs/common';
import type { Disclosure } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { Transactions } from '../../../common/database/transactions.js';
import { DisclosureRepository } from '../../../common/disclosures/disclosure.repository.js';
import { DisclosureResendRepository } from '../../../common/disclosures/resend.repository.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { requireProvenContact } from '../../move/enrolment/contact-ownership.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { JobRepetition } from '../jobs/job-repetition.js';
import { toDisclosure } from './data-passport.mapper.js';
import { PassportFactsService } from './passport-facts.service.js';

/** Sends entries again that were not delivered. [PASS-13] */
@Injectable()
export class ResendService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly disclosures: DisclosureRepository,
    private readonly resends: DisclosureResendRepository,
    private readonly jobs: JobRepetition,
    private readonly facts: PassportFactsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the job of an entry again at once, and returns the entry. The values are read when the job runs, because an entry holds none.
   * Idempotent: the first of several requests counts. Changes nothing if the entry cannot be sent again any more, as when the job has
   * meanwhile succeeded. Throws CONTACT_UNVERIFIED; NOT_FOUND for an entry of another enrolment. [PASS-13]
   */
  async resend(enrolmentId: string, entryId: string): Promise<Disclosure> {
    requireProvenContact(await this.enrolments.get(enrolmentId));
    const entry = await this.disclosures.one(enrolmentId, entryId);
    if (!entry) throw new DomainError('NOT_FOUND');
    const { jobId } = entry;
    const now = this.clock.now();
    if (jobId !== undefined && toDisclosure(entry, await this.facts.of(enrolmentId), now).resend === 'possible')
      await this.transactions.run(async () => {
        if (await this.resends.add(enrolmentId, entry._id, now)) await this.jobs.repeat(enrolmentId, jobId);
      });
    return toDisclosure(entry, await this.facts.of(enrolmentId), now);
  }
}
