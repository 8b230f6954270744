import { Inject, Injectable } from '@nestjs/common';
import { isAvailable, type StepId } from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV, type Env } from '../../config/env.js';
import { FlagEvaluation } from '../experiments/flag-evaluation.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { journeyFacts } from './journey-facts.js';

/** Applies the rules of the journey's pages to the calls that the pages make, with the flags of the enrolment. [NEXT-03] */
@Injectable()
export class JourneyGuard {
  constructor(
    private readonly flags: FlagEvaluation,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws CONFLICT while the step is not available to the mover, as when its flag is off. */
  async require(step: StepId, enrolment: EnrolmentRecord): Promise<void> {
    const flags = {
      'psr-access-granted': await this.flags.isOn('psr-access-granted', enrolment),
      'faster-switching': await this.flags.isOn('faster-switching', enrolment),
    };
    const facts = journeyFacts(enrolment, this.clock.today(), this.env.NAMED_SUPPLIER, flags);
    if (!isAvailable(step, facts)) throw new DomainError('CONFLICT');
  }
}
