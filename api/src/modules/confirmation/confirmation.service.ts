import { Injectable } from '@nestjs/common';
import type { ConfirmationSummary } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { CouncilWaterService } from '../council-water/council-water.service.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { toConfirmation } from './confirmation.mapper.js';

@Injectable()
export class ConfirmationService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly councilWater: CouncilWaterService,
    private readonly clock: Clock,
  ) {}

  /** What is set up and what is left; without council and water names while their directory is unavailable. */
  async summary(enrolmentId: string): Promise<ConfirmationSummary> {
    const enrolment = await this.enrolments.get(enrolmentId);
    const lookedUp = await this.councilWater.lookedUp(enrolment).catch(ignoreDomainError);
    return toConfirmation(lookedUp?.enrolment ?? enrolment, this.clock.today());
  }
}

/** A missing address, a rate limit or a third party that is down leaves gaps in the summary instead of failing it. */
function ignoreDomainError(error: unknown): null {
  if (!(error instanceof DomainError)) throw error;
  return null;
}
