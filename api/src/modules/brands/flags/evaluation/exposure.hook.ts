import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EnrolmentType, FlagName } from '@home-move/contract';
import type { EvaluationDetails, FlagValue, Hook, HookContext } from '@openfeature/server-sdk';
import { Types } from 'mongoose';
import { Clock } from '../../../../common/clock/clock.js';
import { ENV, type Env } from '../../../../config/env.js';
import { ExperimentEvents } from './experiment-events.js';

/** Records the evaluations for an enrolment as exposures, one to each flag, under a hash of its token. */
@Injectable()
export class ExposureHook implements Hook {
  constructor(
    private readonly events: ExperimentEvents,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  after({ flagKey, context }: Readonly<HookContext>, { value }: EvaluationDetails<FlagValue>): void {
    // FlagEvaluation sets these fields with these types.
    const { targetingKey, enrolmentType, partnerName } = context;
    if (targetingKey === undefined) return;
    const subject = this.hash(`experiment:${targetingKey}`).toString('base64url').slice(0, 22);
    this.events.add({
      _id: new Types.ObjectId(this.hash(`exposure:${subject}:${flagKey}`).subarray(0, 12)),
      experiment: flagKey as FlagName,
      variant: value === true ? 'on' : 'off',
      subject,
      enrolmentType: enrolmentType as EnrolmentType,
      partnerName: partnerName as string,
      at: this.clock.now(),
    });
  }

  private hash(text: string): Buffer {
    return createHmac('sha256', this.env.JWT_SECRET).update(text).digest();
  }
}
