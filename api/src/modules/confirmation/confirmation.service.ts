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

  /** What was set up and what is left; without a name for council and water while their directory does not answer. */
  async summary(enrolmentId: string): Promise<ConfirmationSummary> {
    await this.councilWater.services(enrolmentId).catch(letPass);
    return toConfirmation(await this.enrolments.get(enrolmentId), this.clock.today());
  }
}

/** No address yet, asked too often, a third party down: the summary says what it can. */
function letPass(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
