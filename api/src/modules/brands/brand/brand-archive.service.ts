import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { Transactions } from '../../../common/database/transactions.js';
import { BrandAdministration, type BrandChange, type RunOptions } from './brand-administration.service.js';
import { BrandError } from './brand-error.js';
import type { BrandPath } from './brand-place.schema.js';
import type { SettingChange } from './brand-settings.js';
import { BrandRepository } from './brand.repository.js';
import { BrandService, defaultRoute } from './brand.service.js';
import { type Brand, brandPath } from './brands.data.js';

/**
 * Archives brands. An archived brand takes no new moves, and no page may embed it. Its data stay, and its moves continue on the
 * brand's pages and in the panel.
 */
@Injectable()
export class BrandArchive {
  constructor(
    private readonly repository: BrandRepository,
    private readonly brands: BrandService,
    private readonly administration: BrandAdministration,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Archives a brand and the brands below it. Throws BrandError. */
  async add(path: BrandPath, run: RunOptions = {}): Promise<BrandChange> {
    const brand = await this.administration.require(path.route, path.branch);
    if (brand.urlRoute === defaultRoute && brand.branch === null) {
      throw new BrandError('the default brand serves every path without a brand, so it cannot be archived');
    }
    if (brand.archivedAt !== null) throw new BrandError(`${brandPath(brand)} is archived already`);
    const inUse = (await this.withBrandsBelow(brand)).filter(({ archivedAt }) => archivedAt === null);
    return this.store(brand, inUse, this.clock.now(), run);
  }

  /** Takes a brand out of the archive, with the brands that were archived together with it. Throws BrandError. */
  async remove(path: BrandPath, run: RunOptions = {}): Promise<BrandChange> {
    const brand = await this.administration.require(path.route, path.branch);
    const archivedAt = brand.archivedAt?.getTime();
    if (archivedAt === undefined) throw new BrandError(`${brandPath(brand)} is not archived`);
    const above = brand.partner === null ? null : await this.brands.find(brand.partner);
    if (above && above.archivedAt !== null) throw new BrandError(`${brandPath(above)}, above it, is archived too`);
    const together = (await this.withBrandsBelow(brand)).filter((each) => each.archivedAt?.getTime() === archivedAt);
    return this.store(brand, together, null, run);
  }

  private async withBrandsBelow(brand: Brand): Promise<readonly Brand[]> {
    return brand.branch === null ? this.brands.ofPartner(brand.urlRoute) : [brand];
  }

  private async store(
    brand: Brand,
    affected: readonly Brand[],
    archivedAt: Date | null,
    { isDryRun = false }: RunOptions,
  ): Promise<BrandChange> {
    if (!isDryRun) await this.transactions.run(() => this.repository.setArchived(affected, archivedAt));
    return { brand: { ...brand, archivedAt }, changes: affected.map((each) => archiveChange(each, archivedAt)) };
  }
}

const archiveChange = ({ archivedAt: before, ...brand }: Brand, after: Date | null): SettingChange => ({
  setting: `${brandPath(brand)} archived`,
  before: before?.toISOString() ?? 'no',
  after: after?.toISOString() ?? 'no',
});
