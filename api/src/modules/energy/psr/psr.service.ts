import { Injectable, type OnModuleInit } from '@nestjs/common';
import { psrRequestSchema, shownSuppliersSchema, type PsrAnswers, type Role } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { FieldEncryption } from '../../../common/crypto/field-encryption.js';
import { SealedFields } from '../../../common/crypto/sealed-fields.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { parseContract, schemaOfDay } from '../../../common/validation/contract-validation.js';
import { rejectWhenClosed, rejectWhenEnergyComplete } from '../../move/enrolment/change-guards.js';
import { energySlots, slotOf } from '../state/energy-slot.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { JourneyGuard } from '../../move/enrolment/journey-guard.js';
import {
  answersPurpose,
  consentsFor,
  openAnswers,
  type Recipients,
  recipientsOf,
  sealAnswers,
} from './stored-answers.js';

/** Answers of the priority services page, open by the same rules as the page. [NEXT-14] */
@Injectable()
export class PsrService implements OnModuleInit {
  private readonly schema = schemaOfDay(psrRequestSchema);

  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly guard: JourneyGuard,
    private readonly encryption: FieldEncryption,
    private readonly sealedFields: SealedFields,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sealedFields.register('enrolments', 'psrAnswers', answersPurpose);
  }

  /** Throws ENROLMENT_COMPLETE, TARIFF_MISSING or CONFLICT. [PSR-15] */
  async answers(enrolmentId: string, role: Role): Promise<PsrAnswers> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const requireOpen = await this.openRule(enrolment);
    requireOpen(enrolment);
    return this.toAnswers(enrolment, role);
  }

  /** Throws VALIDATION, ENROLMENT_COMPLETE, TARIFF_MISSING or CONFLICT. [PSR-07, PSR-16] */
  async save(enrolmentId: string, role: Role, body: unknown): Promise<PsrAnswers> {
    return this.toAnswers(await this.store(await this.enrolments.get(enrolmentId), body), role);
  }

  /** The companies of the selection, one of the recipients. Throws if the page is not open. */
  async suppliers(enrolment: EnrolmentRecord): Promise<readonly string[]> {
    const requireOpen = await this.openRule(enrolment);
    requireOpen(enrolment);
    return recipientsOf(enrolment, selectionsOf(enrolment)).suppliers;
  }

  /**
   * Saves answers that the mover entered on another device. The consents are for the suppliers that the page named:
   * throws CONFLICT if the selection has a different supplier by now, otherwise like `save`.
   */
  async savePrivately(enrolment: EnrolmentRecord, body: unknown): Promise<void> {
    const { suppliers: shown } = parseContract(shownSuppliersSchema, body ?? {});
    await this.store(enrolment, body, ({ suppliers }) => {
      if (!suppliers.every((supplier) => shown.includes(supplier))) throw new DomainError('CONFLICT');
    });
  }

  /** @param check rejects recipients that the mover has not agreed to */
  private async store(
    enrolment: EnrolmentRecord,
    body: unknown,
    check: (recipients: Recipients) => void = () => undefined,
  ): Promise<EnrolmentRecord> {
    const requireOpen = await this.openRule(enrolment);
    requireOpen(enrolment);
    const answers = parseContract(this.schema(this.clock.today()), body ?? {});
    const savedAt = this.clock.now().toISOString();
    return this.enrolments.revise(
      enrolment,
      (current) => {
        rejectWhenClosed(current);
        requireOpen(current);
        const recipients = recipientsOf(current, selectionsOf(current));
        check(recipients);
        return { psrAnswers: sealAnswers(this.encryption, enrolment.id, { ...answers, ...recipients, savedAt }) };
      },
      ['psr-saved'],
    );
  }

  /** Requires the page to be open for a revision of the enrolment. */
  private async openRule(enrolment: EnrolmentRecord): Promise<(revision: EnrolmentRecord) => void> {
    const requirePage = await this.guard.forRevisions('energy-psr', enrolment);
    return (revision) => {
      rejectWhenEnergyComplete(revision);
      if (selectionsOf(revision).length === 0) throw new DomainError('TARIFF_MISSING');
      requirePage(revision);
    };
  }

  /** An agent learns that answers exist, but not their content. */
  private toAnswers(enrolment: EnrolmentRecord, role: Role): PsrAnswers {
    const answered = enrolment.psrAnswers !== null;
    if (role === 'agent') return { answered };
    const answers = openAnswers(this.encryption, enrolment);
    const psrOptions = answers?.psrOptions ?? null;
    return { answered, psrOptions, consents: consentsFor(answers, recipientsOf(enrolment, selectionsOf(enrolment))) };
  }
}

const selectionsOf = (enrolment: EnrolmentRecord) =>
  energySlots.map((slot) => slotOf(enrolment, slot).selection).filter((selection) => selection !== null);
