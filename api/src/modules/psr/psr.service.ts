import { Inject, Injectable } from '@nestjs/common';
import { isAvailable, psrRequestSchema, type PsrAnswers, type Role } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { FieldEncryption } from '../../common/crypto/field-encryption.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { parseContract, schemaOfDay } from '../../common/validation/contract-validation.js';
import { ENV, type Env } from '../../config/env.js';
import { rejectWhenEnergyComplete } from '../enrolment/change-guards.js';
import { energySlots, slotOf } from '../enrolment/energy-slot.js';
import type { EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { journeyFacts } from '../enrolment/journey-facts.js';
import { FlagEvaluation } from '../experiments/flag-evaluation.js';
import { consentsFor, openAnswers, recipientsOf, sealAnswers } from './stored-answers.js';

/** Answers of the priority services page, open by the same rules as the page. [NEXT-17] */
@Injectable()
export class PsrService {
  private readonly schema = schemaOfDay(psrRequestSchema);

  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly flags: FlagEvaluation,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws ENROLMENT_COMPLETE, TARIFF_MISSING or CONFLICT. [PSR-15] */
  async answers(enrolmentId: string, role: Role): Promise<PsrAnswers> {
    const enrolment = await this.enrolments.get(enrolmentId);
    this.rejectUnlessOpen(enrolment, await this.isGranted(enrolment));
    return this.toAnswers(enrolment, role);
  }

  /** Throws VALIDATION, ENROLMENT_COMPLETE, TARIFF_MISSING or CONFLICT. [PSR-07, PSR-16] */
  async save(enrolmentId: string, role: Role, body: unknown): Promise<PsrAnswers> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const isGranted = await this.isGranted(enrolment);
    this.rejectUnlessOpen(enrolment, isGranted);
    const answers = parseContract(this.schema(this.clock.today()), body ?? {});
    const savedAt = this.clock.now().toISOString();
    const saved = await this.enrolments.revise(enrolment, (current) => {
      this.rejectUnlessOpen(current, isGranted);
      const recipients = recipientsOf(current, plansOf(current));
      return { psrAnswers: sealAnswers(this.encryption, enrolmentId, { ...answers, ...recipients, savedAt }) };
    });
    return this.toAnswers(saved, role);
  }

  private isGranted(enrolment: EnrolmentRecord): Promise<boolean> {
    return this.flags.isOn('psr-access-granted', enrolment);
  }

  private rejectUnlessOpen(enrolment: EnrolmentRecord, isGranted: boolean): void {
    rejectWhenEnergyComplete(enrolment);
    const [supplierName] = recipientsOf(enrolment, plansOf(enrolment)).suppliers;
    if (supplierName === undefined) throw new DomainError('TARIFF_MISSING');
    const facts = journeyFacts(enrolment, this.clock.today(), this.env.NAMED_SUPPLIER);
    const isOpen = isAvailable('energy-psr', {
      ...facts,
      flags: { ...facts.flags, 'psr-access-granted': isGranted },
      tariff: { supplierName, addOnIdentifiers: [] },
    });
    if (!isOpen) throw new DomainError('CONFLICT');
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
