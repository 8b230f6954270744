import { Inject, Injectable } from '@nestjs/common';
import { isAvailable, type JourneyFacts, type ProblemCode, type StepId } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { FlagEvaluation } from '../../brands/flags/evaluation/flag-evaluation.js';
import type { EnrolmentRecord } from './enrolment.record.js';
import { EnrolmentView } from './enrolment-view.js';

/** The flag that decides whether a page exists for the mover. */
const flagOf: Partial<Record<StepId, keyof JourneyFacts['flags']>> = {
  'energy-switch': 'faster-switching',
  'energy-psr': 'psr-access-granted',
};

/** Applies the rules of the journey's pages to the calls that the pages make, with the flags of the enrolment. [NEXT-03] */
@Injectable()
export class JourneyGuard {
  constructor(
    private readonly flags: FlagEvaluation,
    private readonly view: EnrolmentView,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws `code` while the step is not available to the mover, as when its flag is off. */
  async require(step: StepId, enrolment: EnrolmentRecord, code: ProblemCode): Promise<void> {
    const requireStep = await this.forRevisions(step, enrolment, code);
    requireStep(enrolment);
  }

  /** The same for each revision of an enrolment, with its flags as they are now. */
  async forRevisions(
    step: StepId,
    enrolment: EnrolmentRecord,
    code: ProblemCode = 'CONFLICT',
  ): Promise<(revision: EnrolmentRecord) => void> {
    const flag = flagOf[step];
    const isOn = flag !== undefined && (await this.flags.isOn(flag, enrolment));
    const flags = { 'psr-access-granted': isOn, 'faster-switching': isOn };
    return (revision) => {
      const facts = this.view.facts(revision, flags);
      if (!isAvailable(step, facts)) throw new DomainError(code);
    };
  }
}
