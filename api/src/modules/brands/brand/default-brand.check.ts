import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Log } from '../../../common/logging/log.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService, defaultRoute } from './brand.service.js';

/** Logs an error at start when production lacks the default brand, without which nothing works. */
@Injectable()
export class DefaultBrandCheck implements OnApplicationBootstrap {
  constructor(
    private readonly brands: BrandService,
    private readonly log: Log,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.APP_MODE === 'demo' || (await this.brands.find(defaultRoute))) return;
    this.log.error(
      { collection: 'brands', urlRoute: defaultRoute },
      'the database holds no default brand: add it with brand add of the support tool; until then pages answer 503 and the process is not ready',
    );
  }
}
