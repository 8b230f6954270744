import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { ConfigurationError, ENV } from '../../../config/env.js';
import type { Env } from '../../../config/env.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { PartnerKeyService } from '../../brands/partner-key/partner-key.service.js';
import { AgentAccountRepository } from '../../agents/account/agent-account.repository.js';
import { TelephonyTokenRepository } from '../../agents/telephony/telephony-token.repository.js';
import { PasswordsService } from '../../identity/token/passwords.service.js';
import { demoAgents, demoCall, demoPeople, type DemoPerson } from './demo-people.data.js';

/**
 * Stores demo movers that the database lacks, with dates relative to the day of loading; existing ones stay unchanged.
 * In production the start fails on a database with demo movers, because their passwords are public.
 */
@Injectable()
export class DemoPeopleSeed implements OnApplicationBootstrap {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly passwords: PasswordsService,
    private readonly agents: AgentAccountRepository,
    private readonly telephonyTokens: TelephonyTokenRepository,
    private readonly partnerKeys: PartnerKeyService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const people = demoPeople({ now: this.clock.now(), today: this.clock.today() });
    if (this.env.APP_MODE === 'production') return this.rejectDemoData(people);
    await Promise.all(people.map((person) => this.createMissing(person)));
    await this.agents.addMissing(demoAgents);
    const { token, ...access } = demoCall;
    await this.telephonyTokens.addReusable(token, access);
    await this.addPartnerKey();
  }

  /** The key of the demo CRM, whose addresses follow the configuration. */
  private async addPartnerKey(): Promise<void> {
    const { DEMO_PARTNER_KEY: key, DEMO_CRM_URL: returnUrl = null } = this.env;
    if (key === undefined) return;
    const origins = returnUrl === null ? [] : [new URL(returnUrl).origin];
    await this.partnerKeys.addDemoKey('oakwood', key, { origins, returnUrl });
  }

  private async rejectDemoData(people: readonly DemoPerson[]): Promise<void> {
    const known = await Promise.all(people.map(({ id }) => this.passwords.hasPassword(id)));
    if (known.includes(true)) {
      throw new ConfigurationError('MONGODB_URI is refused in production: it holds the people of the demo');
    }
  }

  private async createMissing({ id, enrolment, password }: DemoPerson): Promise<void> {
    // Does nothing when the mover exists.
    await this.enrolments.create(enrolment, id);
    if (password === undefined || enrolment.emailAddress === null || (await this.passwords.hasPassword(id))) return;
    await this.passwords.set({ email: enrolment.emailAddress, password, enrolmentId: id });
  }
}
