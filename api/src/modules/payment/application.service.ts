import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FieldEncryption } from '../../common/crypto/field-encryption.js';
import type { SubmittedApplication } from '../../providers/quotes/quotes.port.js';
import { rejectWhenEnergyComplete } from '../enrolment/change-guards.js';
import type { EnergySetUp } from '../enrolment/energy.state.js';
import { completeEnergy } from '../enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { RevisionService } from '../enrolment/revision.service.js';
import { PsrRegistrationService } from '../psr/psr-registration.service.js';
import type { AcceptedAttempt } from '../settlement/submission.js';
import { SubmissionsFactory, type Submissions } from '../settlement/submissions.js';
import { rejectOutdatedAttempt, toDirectDebitSummary, type ApplicationAttempt } from './application-attempt.js';
import { ApplicationKind } from './application.kind.js';

/** A stored enrolment stays small; beyond this many attempts, the earlier ones are settled first. */
const maxAttempts = 10;

type Accepted = AcceptedAttempt<ApplicationAttempt, SubmittedApplication>;

/** Applies to energy suppliers, and completes energy with the application that was accepted. */
@Injectable()
export class ApplicationService implements OnModuleInit {
  private readonly submissions: Submissions<ApplicationAttempt, SubmittedApplication>;

  constructor(
    private readonly kind: ApplicationKind,
    submissions: SubmissionsFactory,
    private readonly enrolments: EnrolmentRepository,
    private readonly revisions: RevisionService,
    private readonly encryption: FieldEncryption,
    private readonly psr: PsrRegistrationService,
  ) {
    this.submissions = submissions.create(kind);
  }

  onModuleInit(): void {
    this.revisions.settleWith('energy', async (enrolment) => {
      const accepted = await this.submissions.settle(enrolment);
      if (accepted) await this.complete(accepted);
    });
  }

  /** Throws QUOTE_EXPIRED, CONFLICT, ENROLMENT_COMPLETE or THIRD_PARTY. */
  async apply(
    enrolment: EnrolmentRecord,
    attempt: ApplicationAttempt,
  ): Promise<EnrolmentRecord & { energySetUp: EnergySetUp }> {
    const accepted = (await this.settleAtLimit(enrolment, attempt)) ?? (await this.submit(enrolment, attempt));
    return this.complete(accepted);
  }

  private submit(enrolment: EnrolmentRecord, attempt: ApplicationAttempt): Promise<Accepted> {
    return this.submissions.submit(enrolment, attempt, (current) => {
      rejectWhenEnergyComplete(current);
      rejectOutdatedAttempt(current, attempt);
    });
  }

  private async settleAtLimit(enrolment: EnrolmentRecord, attempt: ApplicationAttempt): Promise<Accepted | null> {
    const attempts = this.kind.unsettled(enrolment)?.attempts ?? [];
    if (attempts.length < maxAttempts || this.submissions.isUnsettled(enrolment, attempt)) return null;
    return this.submissions.settle(enrolment);
  }

  private async complete(accepted: Accepted): Promise<EnrolmentRecord & { energySetUp: EnergySetUp }> {
    const setUp = this.toEnergySetUp(accepted);
    await this.psr.schedule(accepted.enrolment);
    const completed = await this.enrolments.revise(accepted.enrolment, (current) => setUpEnergy(current, setUp));
    return { ...completed, energySetUp: completed.energySetUp ?? setUp };
  }

  private toEnergySetUp({ attempt, confirmation, enrolment }: Accepted): EnergySetUp {
    const { bank, startOn } = attempt.application;
    return {
      applicationReference: confirmation.reference,
      selection: attempt.selection,
      switchesOn: startOn,
      directDebit: toDirectDebitSummary(attempt, confirmation),
      bank: bank && this.encryption.seal(JSON.stringify(bank), `bank:${enrolment.id}`),
    };
  }
}

/** Completes energy; changes nothing when another tab has completed it first. */
function setUpEnergy(current: EnrolmentRecord, setUp: EnergySetUp): EnrolmentChange {
  if (current.energySetUp) return {};
  return { ...completeEnergy(current), selection: setUp.selection, energySetUp: setUp, application: null };
}
