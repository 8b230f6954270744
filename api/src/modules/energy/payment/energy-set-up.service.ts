import { Inject, Injectable } from '@nestjs/common';
import type { EnergySetUpResult, Payg, Role, ShownSelection, UnfinishedFuel } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { isSameValue } from '../../../common/database/same-value.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { energySetUps, slotOf, type EnergySlot } from '../state/energy-slot.js';
import type { StoredSelection } from '../state/energy.state.js';
import type { EnrolmentChange, EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { consentsFor, openAnswers, recipientsOf } from '../psr/stored-answers.js';
import { selectionStart, storeStart } from '../quotes/selection-start.js';
import {
  paymentMethodOf,
  toApplicationAttempt,
  type ApplicationAttempt,
  type DirectDebitDetails,
} from './application-attempt.js';
import { ApplicationService } from './application.service.js';
import { sealKnownDetails, shownDirectDebit, type KnownBankDetails } from './known-bank-details.js';
import { startToSubmit, type SelectionLeft } from './selections-left.js';
import { EnrolmentView } from '../../move/enrolment/enrolment-view.js';

/** A validated form, and the selections that it is about. */
export interface SetUpRequest {
  readonly left: readonly SelectionLeft[];
  readonly shown: Partial<ShownSelection>;
  readonly form: Omit<Payg, 'termsAndConditions'>;
  /** Null if all selections are paid as you go. */
  readonly directDebit: DirectDebitDetails | null;
  /** The bank details that are stored for reuse. */
  readonly known: KnownBankDetails | null;
  /** Of the caller, who may not see every digit. */
  readonly role: Role;
}

interface SlotAttempt {
  readonly slot: EnergySlot;
  readonly attempt: ApplicationAttempt;
}

/** Applies for every selection that is left, electricity first. */
@Injectable()
export class EnergySetUpService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly applications: ApplicationService,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * The result of the request at hand, if an interrupted predecessor with the same Idempotency-Key has set up everything;
   * otherwise null.
   */
  completedBefore(enrolment: EnrolmentRecord, role: Role): EnergySetUpResult | null {
    const [first, ...others] = this.applications.setUpBefore(enrolment);
    if (!first || !enrolment.completed.energy) return null;
    const isLostToOther = first === 'primary' && others.length === 0 && enrolment.secondarySetUp !== null;
    return isLostToOther ? null : this.toResult(enrolment, role, null);
  }

  /**
   * Rejects if the first application fails: then nothing is sent for the second. Once the first is accepted, a failure
   * of the second is reported as `unfinished`. Throws ENROLMENT_COMPLETE if another tab has applied for the second with
   * another content.
   */
  async setUp(enrolment: EnrolmentRecord, request: SetUpRequest): Promise<EnergySetUpResult> {
    const { prepared, attempts } = await this.prepare(enrolment, request);
    const isStarted = this.applications.setUpBefore(enrolment).length > 0;
    let record = prepared;
    for (const [index, { slot, attempt }] of attempts.entries()) {
      try {
        record = await this.applications.apply(record, slot, attempt);
      } catch (error) {
        if ((index === 0 && !isStarted) || !(error instanceof DomainError)) throw error;
        record = await this.enrolments.get(enrolment.id);
        const { setUp } = slotOf(record, slot);
        if (setUp && !this.applications.isResultOf(setUp, attempt)) throw new DomainError('ENROLMENT_COMPLETE');
        return this.toResult(record, request.role, setUp ? null : toUnfinished(attempt, error));
      }
    }
    return this.toResult(record, request.role, null);
  }

  /** The applications, with the start date and the bank details stored first. */
  private async prepare(
    enrolment: EnrolmentRecord,
    request: SetUpRequest,
  ): Promise<{ readonly prepared: EnrolmentRecord; readonly attempts: readonly SlotAttempt[] }> {
    const attempts = this.toAttempts(enrolment, request, ({ selection }) => selection);
    // Sent again, an application is the same one, whatever the day is now.
    if (attempts.some(({ slot, attempt }) => this.applications.wasSent(enrolment, slot, attempt))) {
      return { prepared: enrolment, attempts };
    }
    const today = this.clock.today();
    const { stored, start, isMoved } = startToSubmit(enrolment, request.shown, today);
    const bankChange = this.changedBankDetails(enrolment.id, request);
    const prepared = await this.enrolments.revise(enrolment, (current) => {
      const now = selectionStart(current, today);
      const isSame = now !== null && isSameValue(now.stored, stored);
      return { ...(isMoved && isSame && storeStart(current, now, start)), ...bankChange };
    });
    return { prepared, attempts: this.toAttempts(enrolment, request, ({ selection }) => ({ ...selection, ...start })) };
  }

  private toAttempts(
    enrolment: EnrolmentRecord,
    { left, form, directDebit }: SetUpRequest,
    started: (item: SelectionLeft) => StoredSelection,
  ): readonly SlotAttempt[] {
    const today = this.clock.today();
    return left.map((item) => {
      const selection = started(item);
      const paid = paymentMethodOf(selection) === 'DIRECT_DEBIT' ? directDebit : null;
      const priorityServicesRequired = this.wantsPriorityServices(enrolment, selection, form);
      const choices = { ...form, priorityServicesRequired };
      return {
        slot: item.slot,
        attempt: toApplicationAttempt(enrolment, selection, { form: choices, directDebit: paid, today }),
      };
    });
  }

  /** Stored answers come before the form: an agent, who sends it for the customer, does not see them. */
  private wantsPriorityServices(
    enrolment: EnrolmentRecord,
    selection: StoredSelection,
    { priorityServicesRequired }: SetUpRequest['form'],
  ): boolean {
    const answers = openAnswers(this.encryption, enrolment);
    if (!answers) return priorityServicesRequired;
    return answers.psrOptions !== null && consentsFor(answers, recipientsOf(enrolment, [selection])).supplier;
  }

  /** Keeps valid details before they are sent, so that a failed submission does not lose them. */
  private changedBankDetails(enrolmentId: string, { directDebit, known }: SetUpRequest): EnrolmentChange {
    const account = directDebit?.account ?? null;
    if (!account || isSameValue(account, known)) return {};
    return { bankDetails: sealKnownDetails(this.encryption, enrolmentId, account) };
  }

  private toResult(record: EnrolmentRecord, role: Role, unfinished: UnfinishedFuel | null): EnergySetUpResult {
    const paid = energySetUps(record).find(({ directDebit }) => directDebit !== null);
    return {
      enrolment: this.view.of(record),
      directDebit: paid ? shownDirectDebit(this.encryption, record, paid, role) : null,
      unfinished,
    };
  }
}

/** Any failure but a refusal leaves the outcome open. */
function toUnfinished({ selection }: ApplicationAttempt, { code }: DomainError): UnfinishedFuel {
  return {
    fuel: selection.offers[0]?.tariff.energyType === 'Electric' ? 'Electric' : 'Gas',
    code: code === 'QUOTE_EXPIRED' ? code : 'THIRD_PARTY',
  };
}
