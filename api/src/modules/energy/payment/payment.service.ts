import { Injectable } from '@nestjs/common';
import {
  directDebitRequestSchema,
  paygRequestSchema,
  type DirectDebitRequest,
  type EnergySetUpResult,
  type PaymentQuestions,
  type Role,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { parseContract } from '../../../common/validation/contract-validation.js';
import { QuotesPort, type PaymentTerms } from '../../../providers/quotes/quotes.port.js';
import { rejectWhenEnergyComplete } from '../../move/enrolment/change-guards.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import type { DirectDebitDetails } from './application-attempt.js';
import { toBankDetails } from './bank-details.js';
import { EnergySetUpService } from './energy-set-up.service.js';
import {
  bankOf,
  isSameAccount,
  openKnownDetails,
  toExistingDetails,
  type KnownBankDetails,
} from './known-bank-details.js';
import { acceptedPayer, payerOf, paymentTermsOf, selectionsLeft, type SelectionLeft } from './selections-left.js';
import { toPaymentQuestions } from './payment-questions.js';
import { rejectOtherSelection, shownSelectionIn } from './shown-selection.js';

/** Where nothing is collected: the mover tops up the meter. */
const noTerms: PaymentTerms = {
  accountNamePattern: '',
  accountNameHint: '',
  collectionDays: [],
  paperMandate: false,
  noticeWorkingDays: 0,
};

/** What the page is about, and who reads it. */
interface PageOf {
  readonly enrolment: EnrolmentRecord;
  readonly left: readonly SelectionLeft[];
  readonly role: Role;
}

@Injectable()
export class PaymentService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly provider: QuotesPort,
    private readonly setUps: EnergySetUpService,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  /** Throws TARIFF_MISSING, QUOTE_EXPIRED or THIRD_PARTY. [PAY-28] */
  async questions(enrolmentId: string, role: Role): Promise<PaymentQuestions> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const left = selectionsLeft(enrolment);
    const payer = payerOf(left);
    return this.questionsFor({ enrolment, left, role }, payer ? await paymentTermsOf(this.provider, payer) : noTerms);
  }

  /** Sets up the selections that are left, one of which is paid by Direct Debit. [PAY-33] */
  async setUpDirectDebit(enrolmentId: string, role: Role, body: unknown): Promise<EnergySetUpResult> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const completed = this.setUps.completedBefore(enrolment, role);
    if (completed) return completed;
    const { left, shown } = this.selectionsShown(enrolment, body);
    const payer = payerOf(left) ?? acceptedPayer(enrolment, shown);
    if (!payer) throw new DomainError('CONFLICT');
    const terms = await paymentTermsOf(this.provider, payer);
    const questions = this.questionsFor({ enrolment, left, role }, terms);
    const form = parseContract(directDebitRequestSchema(questions), body ?? {});
    const known = openKnownDetails(this.encryption, enrolment);
    const directDebit = toDetails(form, terms, known);
    return this.setUps.setUp(enrolment, { left, shown, form, directDebit, known, role });
  }

  /** Sets up the selections that are left, all of which are paid as you go: the mover gives no bank details. [PAY-34] */
  async setUpPayg(enrolmentId: string, role: Role, body: unknown): Promise<EnergySetUpResult> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const completed = this.setUps.completedBefore(enrolment, role);
    if (completed) return completed;
    const { left, shown } = this.selectionsShown(enrolment, body);
    if (payerOf(left)) throw new DomainError('CONFLICT');
    const questions = this.questionsFor({ enrolment, left, role }, noTerms);
    const form = parseContract(paygRequestSchema(questions), body ?? {});
    return this.setUps.setUp(enrolment, { left, shown, form, directDebit: null, known: null, role });
  }

  /** Checks the selection before the form, whose rules depend on the supplier. */
  private selectionsShown(enrolment: EnrolmentRecord, body: unknown) {
    rejectWhenEnergyComplete(enrolment);
    const left = selectionsLeft(enrolment);
    const shown = shownSelectionIn(body);
    rejectOtherSelection(enrolment, shown, this.clock.today());
    return { left, shown };
  }

  private questionsFor({ enrolment, left, role }: PageOf, terms: PaymentTerms): PaymentQuestions {
    const selections = left.map(({ selection }) => selection);
    const known = openKnownDetails(this.encryption, enrolment);
    return toPaymentQuestions(terms, selections, enrolment, known && toExistingDetails(known, role));
  }
}

function toDetails(form: DirectDebitRequest, terms: PaymentTerms, known: KnownBankDetails | null): DirectDebitDetails {
  const bank = toBankDetails(form, terms, known && bankOf(known));
  const given = typeof form.preferredDay === 'number' ? form.preferredDay : null;
  const knownDay = known?.preferredDay ?? null;
  const reused =
    form.reuseExistingDetails && knownDay !== null && terms.collectionDays.includes(knownDay) ? knownDay : null;
  return {
    account: bank && {
      ...bank,
      preferredDay: given ?? reused,
      // Used again, it is still hidden from agents.
      ...(known?.enteredPrivately && isSameAccount(bank, known) && { enteredPrivately: true }),
    },
    defaultDay: terms.collectionDays[0] ?? 1,
    noticeWorkingDays: terms.noticeWorkingDays,
  };
}
