import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { TelephonyTokenRepository } from '../telephony/telephony-token.repository.js';
import { demoAgent, samHartley } from './demo-people.data.js';

/** Puts the demo's people into a database that lacks them, dates relative to that day; who is there stays as they are. */
@Injectable()
export class DemoPeopleSeed implements OnApplicationBootstrap {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly telephonyTokens: TelephonyTokenRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.APP_MODE !== 'demo') return;
    const sam = samHartley(this.clock.now(), this.clock.today());
    // Null when he is there already.
    await this.enrolments.create(sam.enrolment, sam.id);
    await this.telephonyTokens.keepReusable(demoAgent.token, { agentName: demoAgent.agentName, enrolmentId: sam.id });
  }
}
