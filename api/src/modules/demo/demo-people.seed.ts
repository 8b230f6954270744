import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import { TelephonyTokenRepository } from '../telephony/telephony-token.repository.js';
import { PasswordsService } from '../token/passwords.service.js';
import { demoAgent, demoPeople, type DemoPerson } from './demo-people.data.js';

/** Puts the demo's people into a database that lacks them, dates relative to that day; who is there stays as they are. */
@Injectable()
export class DemoPeopleSeed implements OnApplicationBootstrap {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly passwords: PasswordsService,
    private readonly telephonyTokens: TelephonyTokenRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.APP_MODE !== 'demo') return;
    const day = { now: this.clock.now(), today: this.clock.today() };
    await Promise.all(demoPeople(day).map((person) => this.bring(person)));
    const { token, ...access } = demoAgent;
    await this.telephonyTokens.keepReusable(token, access);
  }

  private async bring({ id, enrolment, password }: DemoPerson): Promise<void> {
    // Null when they are there already.
    await this.enrolments.create(enrolment, id);
    if (password === undefined || enrolment.emailAddress === null || (await this.passwords.hasPassword(id))) return;
    await this.passwords.set({ email: enrolment.emailAddress, password, enrolmentId: id });
  }
}
