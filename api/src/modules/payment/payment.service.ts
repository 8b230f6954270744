import { Inject, Injectable } from '@nestjs/common';
import {
  directDebitRequestSchema,
  type DirectDebitSummary,
  type Enrolment,
  type PaymentQuestions,
} from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { FieldEncryption } from '../../common/crypto/field-encryption.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { parseContract } from '../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../config/env.js';
import { QuotesPort, type PaymentTerms } from '../../providers/quotes/quotes.port.js';
import { refuseWhenEnergyComplete } from '../enrolment/enrolment-changes.js';
import { toEnrolment } from '../enrolment/enrolment.mapper.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { StoredSelection } from '../quotes/selection.js';
import { toApplicationTry } from './application-try.js';
import { setsUpEnergy, toEnergySetUp } from './energy-completion.js';
import { LodgingService } from './lodging.service.js';
import { toPaymentQuestions } from './payment-questions.js';
import { refuseOtherPlan } from './plan-shown.js';

@Injectable()
export class PaymentService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly provider: QuotesPort,
    private readonly lodging: LodgingService,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** [PAY-28] */
  async questions(enrolmentId: string): Promise<PaymentQuestions> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const selection = selectionOf(enrolment);
    return toPaymentQuestions(await this.termsOf(selection), selection, enrolment);
  }

  /** Lodges the application with the supplier, then completes energy. [PAY-33] */
  async setUpDirectDebit(
    enrolmentId: string,
    body: unknown,
  ): Promise<{ enrolment: Enrolment; directDebit: DirectDebitSummary }> {
    const enrolment = await this.enrolments.get(enrolmentId);
    refuseWhenEnergyComplete(enrolment);
    const selection = selectionOf(enrolment);
    // Before the form's rules, which are those of the plan's supplier. What is lodged is this very selection.
    refuseOtherPlan(selection, body);
    const terms = await this.termsOf(selection);
    const form = parseContract(directDebitRequestSchema(toPaymentQuestions(terms, selection, enrolment)), body ?? {});
    const attempt = toApplicationTry(enrolment, selection, form, terms, this.clock.today());
    const setUp = toEnergySetUp(enrolmentId, await this.lodging.lodge(enrolmentId, attempt), this.encryption);
    const completed = await this.enrolments.revise(enrolmentId, (current) => setsUpEnergy(current, setUp));
    return {
      enrolment: toEnrolment(completed, this.clock.today(), this.env.NAMED_SUPPLIER),
      directDebit: completed.energySetUp?.directDebit ?? setUp.directDebit,
    };
  }

  private termsOf({ offers }: StoredSelection): Promise<PaymentTerms> {
    const [offer] = offers;
    if (!offer) throw new DomainError('TARIFF_MISSING');
    return this.provider.paymentTerms(offer.supplierCode);
  }
}

function selectionOf({ selection }: EnrolmentRecord): StoredSelection {
  if (!selection) throw new DomainError('TARIFF_MISSING');
  return selection;
}
