import { Injectable } from '@nestjs/common';
import type { ConfirmationSummary } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { toConfirmation } from './confirmation.mapper.js';

@Injectable()
export class ConfirmationService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly clock: Clock,
  ) {}

  async summary(enrolmentId: string): Promise<ConfirmationSummary> {
    return toConfirmation(await this.enrolments.get(enrolmentId), this.clock.today());
  }
}
