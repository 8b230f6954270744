import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BrandRepository } from './brand.repository.js';

/** Refreshes at every start the stored hashes of style sheets, because another version may write another sheet for a look. */
@Injectable()
export class LookHashesRefresh implements OnApplicationBootstrap {
  constructor(private readonly brands: BrandRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.brands.refreshLookHashes();
  }
}
