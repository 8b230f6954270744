import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { BrandRepository } from './brand.repository.js';
import { demoBrands } from './brands.data.js';

/** Puts the demo's brands into the database at start, as often as it starts. */
@Injectable()
export class DemoBrandsSeed implements OnApplicationBootstrap {
  constructor(
    private readonly brands: BrandRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.APP_MODE !== 'demo') return;
    for (const brand of demoBrands(this.env.PARTNER_ORIGIN)) await this.brands.seed(brand);
  }
}
