import { Injectable } from '@nestjs/common';
import { type Disclosure, isConsentPurpose } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { ConsentWithdrawals, type EntryByConsent } from '../../../common/disclosures/consent-withdrawals.js';
import { type CountedDisclosure, DisclosureRepository } from '../../../common/disclosures/disclosure.repository.js';
import { ConsentWithdrawalRepository } from '../../../common/disclosures/withdrawal.repository.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { requireProvenContact } from '../../move/enrolment/contact-ownership.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { toDisclosure } from './data-passport.mapper.js';
import { PassportFactsService } from './passport-facts.service.js';
import { entriesOfConsent, withdrawnAt } from './withdrawn-consents.js';

const notByConsent = 'You can withdraw only what you have consented to.';

/** Ends the transaction of a withdrawal that another request has stored. */
class AlreadyWithdrawn extends Error {}

/** Withdraws consents. [PASS-09] */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly disclosures: DisclosureRepository,
    private readonly withdrawals: ConsentWithdrawalRepository,
    private readonly consents: ConsentWithdrawals,
    private readonly history: HistoryService,
    private readonly facts: PassportFactsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Withdraws the consent of an entry. Its effect comes before the withdrawal is stored: a crash in between shows it as not withdrawn,
   * and the mover repeats it. Idempotent: the first withdrawal counts. Throws CONTACT_UNVERIFIED; NOT_FOUND for an entry of another
   * enrolment; VALIDATION for one that is not based on a consent. [PASS-09]
   */
  async withdraw(enrolmentId: string, entryId: string): Promise<Disclosure> {
    requireProvenContact(await this.enrolments.get(enrolmentId));
    const entry = await this.disclosures.one(enrolmentId, entryId);
    if (!entry) throw new DomainError('NOT_FOUND');
    const { purpose, recipient, legalBasis } = entry;
    if (legalBasis !== 'consent' || !isConsentPurpose(purpose))
      throw new DomainError('VALIDATION', { errors: { id: notByConsent } });
    const { repetitions, withdrawals } = await this.facts.of(enrolmentId);
    const at = this.clock.now();
    if (withdrawnAt(entry, withdrawals) === undefined) {
      const entries = entriesOfConsent(entry, repetitions.entries, withdrawals);
      const { _id } = entries.at(-1) ?? entry;
      await this.consents.apply(purpose, { enrolmentId, recipient, at, entries: entries.flatMap(withReference) });
      await this.record({ _id, enrolmentId, purpose, recipient: recipient.id, at });
    }
    return toDisclosure(entry, await this.facts.of(enrolmentId), at);
  }

  /** Stores a withdrawal with its entry of the history, once. */
  private async record(withdrawal: Parameters<ConsentWithdrawalRepository['add']>[0]): Promise<void> {
    try {
      await this.history.recording(withdrawal.enrolmentId, 'consent-withdrawn', async () => {
        if (!(await this.withdrawals.add(withdrawal))) throw new AlreadyWithdrawn();
      });
    } catch (error) {
      if (!(error instanceof AlreadyWithdrawn)) throw error;
    }
  }
}

function withReference({ _id, reference }: CountedDisclosure): readonly EntryByConsent[] {
  return reference ? [{ id: _id.toHexString(), reference }] : [];
}
