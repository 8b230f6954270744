import { Inject, Injectable } from '@nestjs/common';
import {
  directDebitRequestSchema,
  shownPlanSchema,
  type EnergySetUpResult,
  type PaymentQuestions,
} from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { parseContract } from '../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../config/env.js';
import { QuotesPort, type PaymentTerms } from '../../providers/quotes/quotes.port.js';
import { rejectWhenEnergyComplete } from '../enrolment/change-guards.js';
import type { StoredSelection } from '../enrolment/energy.state.js';
import { toEnrolment } from '../enrolment/enrolment.mapper.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { costOf } from '../quotes/selection.js';
import { toApplicationAttempt } from './application-attempt.js';
import { ApplicationService } from './application.service.js';
import { toPaymentQuestions } from './payment-questions.js';

@Injectable()
export class PaymentService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly provider: QuotesPort,
    private readonly applications: ApplicationService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws TARIFF_MISSING, QUOTE_EXPIRED or THIRD_PARTY. [PAY-28] */
  async questions(enrolmentId: string): Promise<PaymentQuestions> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const selection = selectionOf(enrolment);
    return toPaymentQuestions(await this.termsOf(selection), selection, enrolment);
  }

  /** Applies to the supplier, then completes energy. [PAY-33] */
  async setUpDirectDebit(enrolmentId: string, body: unknown): Promise<EnergySetUpResult> {
    const enrolment = await this.enrolments.get(enrolmentId);
    rejectWhenEnergyComplete(enrolment);
    const selection = selectionOf(enrolment);
    // Comes first: the form's rules depend on the plan's supplier.
    rejectOtherPlan(selection, body);
    const terms = await this.termsOf(selection);
    const form = parseContract(directDebitRequestSchema(toPaymentQuestions(terms, selection, enrolment)), body ?? {});
    const attempt = await toApplicationAttempt(enrolment, selection, form, terms, this.clock.today());
    const completed = await this.applications.apply(enrolment, attempt);
    return {
      enrolment: toEnrolment(completed, this.clock.today(), this.env.NAMED_SUPPLIER),
      directDebit: completed.energySetUp.directDebit,
      unfinished: null,
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

/**
 * CONFLICT when the page showed another plan than the stored one, as after a choice in another tab. A body without a
 * plan is left to the form's validation.
 */
function rejectOtherPlan(selection: StoredSelection, body: unknown): void {
  const { data: shown } = shownPlanSchema.safeParse(body);
  if (!shown) return;
  const tariffIds = (tariffs: readonly { readonly quoteId: string; readonly priceId: string }[]) =>
    tariffs.map(({ quoteId, priceId }) => `${quoteId}/${priceId}`);
  const isSame =
    isSameSet(tariffIds(selection.offers.map(({ tariff }) => tariff)), tariffIds(shown.tariffsId)) &&
    isSameSet(selection.addOnsIdentifiers, shown.addOnsIdentifiers) &&
    costOf(selection).monthly === shown.monthlyCost;
  if (!isSame) throw new DomainError('CONFLICT');
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted());
