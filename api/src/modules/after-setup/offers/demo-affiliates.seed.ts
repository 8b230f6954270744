import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import { AffiliateRepository } from './affiliate.repository.js';
import { demoAffiliates } from './demo-affiliates.data.js';

/** Seeds the demo affiliates at every start in demo mode. */
@Injectable()
export class DemoAffiliatesSeed implements OnApplicationBootstrap {
  constructor(
    private readonly affiliates: AffiliateRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.APP_MODE === 'demo') await this.affiliates.addMissing(demoAffiliates);
  }
}
