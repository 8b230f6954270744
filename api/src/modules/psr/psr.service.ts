import { Injectable } from '@nestjs/common';
import { psrRequestSchema, type PsrAnswers, type Role } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { FieldEncryption } from '../../common/crypto/field-encryption.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { parseContract, schemaOfDay } from '../../common/validation/contract-validation.js';
import { rejectWhenEnergyComplete } from '../enrolment/change-guards.js';
import { energySlots, slotOf } from '../enrolment/energy-slot.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { JourneyGuard } from '../enrolment/journey-guard.js';
import { consentsFor, openAnswers, recipientsOf, sealAnswers } from './stored-answers.js';

/** Answers of the priority services page, open by the same rules as the page. [NEXT-17] */
@Injectable()
export class PsrService {
  private readonly schema = schemaOfDay(psrRequestSchema);

  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly guard: JourneyGuard,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  /** Throws ENROLMENT_COMPLETE, TARIFF_MISSING or CONFLICT. [PSR-15] */
  async answers(enrolmentId: string, role: Role): Promise<PsrAnswers> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const requireOpen = await this.openRule(enrolment);
    requireOpen(enrolment);
    return this.toAnswers(enrolment, role);
  }

  /** Throws VALIDATION, ENROLMENT_COMPLETE, TARIFF_MISSING or CONFLICT. [PSR-07, PSR-16] */
  async save(enrolmentId: string, role: Role, body: unknown): Promise<PsrAnswers> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const requireOpen = await this.openRule(enrolment);
    requireOpen(enrolment);
    const answers = parseContract(this.schema(this.clock.today()), body ?? {});
    const savedAt = this.clock.now().toISOString();
    const saved = await this.enrolments.revise(enrolment, (current) => {
      requireOpen(current);
      const recipients = recipientsOf(current, plansOf(current));
      return { psrAnswers: sealAnswers(this.encryption, enrolmentId, { ...answers, ...recipients, savedAt }) };
    });
    return this.toAnswers(saved, role);
  }

  /** Requires the page to be open for a revision of the enrolment. */
  private async openRule(enrolment: EnrolmentRecord): Promise<(revision: EnrolmentRecord) => void> {
    const requirePage = await this.guard.forRevisions('energy-psr', enrolment);
    return (revision) => {
      rejectWhenEnergyComplete(revision);
      if (plansOf(revision).length === 0) throw new DomainError('TARIFF_MISSING');
      requirePage(revision);
    };
  }

  /** An agent learns that answers exist, not what they are. */
  private toAnswers(enrolment: EnrolmentRecord, role: Role): PsrAnswers {
    const answered = enrolment.psrAnswers !== null;
    if (role === 'agent') return { answered };
    const answers = openAnswers(this.encryption, enrolment);
    const psrOptions = answers?.psrOptions ?? null;
    return { answered, psrOptions, consents: consentsFor(answers, recipientsOf(enrolment, plansOf(enrolment))) };
  }
}

const plansOf = (enrolment: EnrolmentRecord) =>
  energySlots.map((slot) => slotOf(enrolment, slot).selection).filter((selection) => selection !== null);
