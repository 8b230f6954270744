import { Injectable } from '@nestjs/common';
import type { ConfirmationSummary, EnergySummary, Role } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { FieldEncryption } from '../../common/crypto/field-encryption.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { CouncilWaterService } from '../council-water/council-water.service.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { openKnownDetails, toShownSummary } from '../payment/known-bank-details.js';
import { toConfirmation } from './confirmation.mapper.js';

@Injectable()
export class ConfirmationService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly councilWater: CouncilWaterService,
    private readonly encryption: FieldEncryption,
    private readonly clock: Clock,
  ) {}

  /** What is set up and what is left; without council and water names while their directory is unavailable. */
  async summary(enrolmentId: string, role: Role): Promise<ConfirmationSummary> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const lookedUp = await this.councilWater.lookedUp(enrolment).catch(ignoreDomainError);
    const summary = toConfirmation(lookedUp?.enrolment ?? enrolment, this.clock.today());
    const known = openKnownDetails(this.encryption, enrolment);
    const shownTo = <Energy extends EnergySummary | null>(energy: Energy): Energy =>
      energy && { ...energy, directDebit: toShownSummary(energy.directDebit, known, role) };
    return { ...summary, energy: shownTo(summary.energy), energySecondary: shownTo(summary.energySecondary) };
  }
}

/** A missing address, a rate limit or a third party that is down leaves gaps in the summary instead of failing it. */
function ignoreDomainError(error: unknown): null {
  if (!(error instanceof DomainError)) throw error;
  return null;
}
