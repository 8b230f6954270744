import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { KeyedHash } from '../../../common/crypto/keyed-hash.js';
import { ENV, type Env } from '../../../config/env.js';
import { QuotesPort, type SubmittedApplication } from '../../../providers/quotes/quotes.port.js';
import { rejectWhenClosed, rejectWhenEnergyComplete } from '../../move/enrolment/change-guards.js';
import type { EnergySetUp } from '../state/energy.state.js';
import { energySlots, slotChange, slotOf, slotsLeft, type EnergySlot } from '../state/energy-slot.js';
import { chooseEnergy, completeEnergy } from '../../move/enrolment/enrolment-changes.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { RevisionService } from '../../move/enrolment/revision.service.js';
import { SupplierReferenceRepository } from '../../move/enrolment/supplier-reference.repository.js';
import { PsrRegistrationService } from '../psr/psr-registration.service.js';
import type { AcceptedAttempt } from '../../platform/settlement/submission.js';
import { SubmissionsFactory, type Submissions } from '../../platform/settlement/submissions.js';
import { rejectOutdatedAttempt, toDirectDebitSummary, type ApplicationAttempt } from './application-attempt.js';
import { ApplicationKind } from './application.kind.js';
import { firstPaymentOn } from './first-payment.js';
import { registerBankDetails, sealPayingAccount } from './known-bank-details.js';
import { nationOf } from '../../move/council-water/state/nation.js';

/** A stored enrolment stays small; beyond this many attempts, the earlier ones are settled first. */
const maxAttempts = 10;

type Accepted = AcceptedAttempt<ApplicationAttempt, SubmittedApplication>;

interface Channel {
  readonly kind: ApplicationKind;
  readonly submissions: Submissions<ApplicationAttempt, SubmittedApplication>;
}

/** Applies to energy suppliers, and completes energy once every chosen fuel is accepted. */
@Injectable()
export class ApplicationService implements OnModuleInit {
  /** One for each slot, because applications of the slots have separate keys. */
  private readonly channels: Readonly<Record<EnergySlot, Channel>>;

  constructor(
    submissions: SubmissionsFactory,
    provider: QuotesPort,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
    private readonly enrolments: EnrolmentRepository,
    references: SupplierReferenceRepository,
    private readonly revisions: RevisionService,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly keyedHash: KeyedHash,
    private readonly psr: PsrRegistrationService,
  ) {
    const channelOf = (slot: EnergySlot): Channel => {
      const kind = new ApplicationKind(slot, provider, references, env.QUOTES_TIMEOUT);
      return { kind, submissions: submissions.create(kind) };
    };
    this.channels = { primary: channelOf('primary'), secondary: channelOf('secondary') };
  }

  onModuleInit(): void {
    registerBankDetails(this.sealedFields);
    this.revisions.settleWith('energy', async (enrolment) => {
      let latest = enrolment;
      for (const slot of energySlots) {
        const accepted = await this.channels[slot].submissions.settle(latest);
        if (accepted) latest = await this.complete(slot, accepted);
      }
    });
  }

  /** Whether this very application was sent already, without a known outcome. */
  wasSent(enrolment: EnrolmentRecord, slot: EnergySlot, attempt: ApplicationAttempt): boolean {
    return this.channels[slot].submissions.isUnsettled(enrolment, attempt);
  }

  /** The slots that the request at hand has set up before it was interrupted, found by its Idempotency-Key. */
  setUpBefore(enrolment: EnrolmentRecord): readonly EnergySlot[] {
    return energySlots.filter((slot) => this.channels[slot].submissions.wasAccepted(enrolment));
  }

  /** Whether a set-up is the result of this very application. */
  isResultOf({ contentHash }: EnergySetUp, attempt: ApplicationAttempt): boolean {
    return contentHash !== undefined && this.keyedHash.matches(contentHash, contentOf(attempt));
  }

  /**
   * Throws QUOTE_EXPIRED, CONFLICT, ENROLMENT_COMPLETE or THIRD_PARTY. Throws ENROLMENT_COMPLETE also if a concurrent
   * call has applied with different content, such as another account. This call then has no effect.
   */
  async apply(enrolment: EnrolmentRecord, slot: EnergySlot, attempt: ApplicationAttempt): Promise<EnrolmentRecord> {
    const accepted =
      (await this.settleAtLimit(enrolment, slot, attempt)) ?? (await this.submit(enrolment, slot, attempt));
    const completed = await this.complete(slot, accepted);
    if (accepted.isOfOtherCall) throw new DomainError('ENROLMENT_COMPLETE');
    return completed;
  }

  private submit(enrolment: EnrolmentRecord, slot: EnergySlot, attempt: ApplicationAttempt): Promise<Accepted> {
    return this.channels[slot].submissions.submit(enrolment, attempt, (current) => {
      rejectWhenClosed(current);
      rejectWhenEnergyComplete(current);
      if (slotOf(current, slot).setUp) throw new DomainError('ENROLMENT_COMPLETE');
      rejectOutdatedAttempt(current, slot, attempt);
    });
  }

  private async settleAtLimit(
    enrolment: EnrolmentRecord,
    slot: EnergySlot,
    attempt: ApplicationAttempt,
  ): Promise<Accepted | null> {
    const { kind, submissions } = this.channels[slot];
    const attempts = kind.unsettled(enrolment)?.attempts ?? [];
    if (attempts.length < maxAttempts || submissions.isUnsettled(enrolment, attempt)) return null;
    return submissions.settle(enrolment);
  }

  private async complete(slot: EnergySlot, accepted: Accepted): Promise<EnrolmentRecord> {
    const setUp = await this.toEnergySetUp(accepted);
    await this.psr.schedule(accepted.enrolment);
    return this.enrolments.revise(accepted.enrolment, (current) => ({
      ...setUpSlot(current, slot, setUp),
      ...this.channels[slot].submissions.recordRequests(current, accepted),
    }));
  }

  private async toEnergySetUp({ attempt, confirmation, enrolment }: Accepted): Promise<EnergySetUp> {
    const { bank, startOn } = attempt.application;
    const acceptedOn = this.clock.today();
    // Missing in an attempt that the version before sealed.
    const preferredDay = attempt.preferredDay ?? null;
    const firstPayment = await firstPaymentOn({
      acceptedOn,
      supplyStartDate: startOn,
      preferredDay,
      nation: nationOf(enrolment),
    });
    return {
      applicationReference: confirmation.reference,
      selection: attempt.selection,
      acceptedOn,
      switchesOn: startOn,
      directDebit: toDirectDebitSummary(attempt, confirmation, firstPayment),
      bank:
        bank &&
        sealPayingAccount(this.encryption, enrolment.id, {
          ...bank,
          preferredDay,
          ...(attempt.enteredPrivately && { enteredPrivately: true }),
        }),
      contentHash: this.keyedHash.of(contentOf(attempt)),
    };
  }
}

/** What a keyed hash covers: bank details could be brute-forced on a plain one. */
const contentOf = (attempt: ApplicationAttempt): string => JSON.stringify(['application', attempt]);

/** Completes energy with the last fuel; changes nothing if another tab has set this one up first, even if that order has ended. */
function setUpSlot(current: EnrolmentRecord, slot: EnergySlot, setUp: EnergySetUp): EnrolmentChange {
  const hasEnded = current.formerOrders.some(({ reference }) => reference === setUp.applicationReference);
  if (slotOf(current, slot).setUp || hasEnded) return {};
  const change = slotChange(slot, { selection: setUp.selection, setUp, application: null });
  const isLast = slotsLeft({ ...current, ...change }).length === 0;
  return { ...change, ...(isLast ? completeEnergy(current) : chooseEnergy(current)) };
}
