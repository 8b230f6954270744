import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EnrolmentType, FlagName } from '@home-move/contract';
import type { EvaluationDetails, FlagValue, Hook, HookContext } from '@openfeature/server-sdk';
import { Types } from 'mongoose';
import { Clock } from '../../common/clock/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { ExperimentEvents } from './experiment-events.js';

/** Records every evaluation for an enrolment as an exposure, under a hash of its token. */
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
    this.events.add({
      _id: new Types.ObjectId(),
      experiment: flagKey as FlagName,
      variant: value === true ? 'on' : 'off',
      subject: this.subject(targetingKey),
      enrolmentType: enrolmentType as EnrolmentType,
      partnerName: partnerName as string,
      at: this.clock.now(),
    });
  }

  private subject(token: string): string {
    return createHmac('sha256', this.env.JWT_SECRET).update(`experiment:${token}`).digest('base64url').slice(0, 22);
  }
}
