import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, type Env } from '../../../config/env.js';
import { BrandRepository } from './brand.repository.js';
import { demoBrands } from './brands.data.js';

/** Seeds the demo brands at every start in demo mode. */
@Injectable()
export class DemoBrandsSeed implements OnApplicationBootstrap {
  constructor(
    private readonly brands: BrandRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.APP_MODE === 'demo') await this.brands.seed(demoBrands(this.env.PARTNER_ORIGIN));
  }
}
