import { Injectable } from '@nestjs/common';
import type { BrandLevel } from '@home-move/contract';
import { BrandRepository, type BrandSettings } from './brand.repository.js';
import { BrandService } from './brand.service.js';
import { type Brand, brandPath } from './brands.data.js';

/** The reason why a brand cannot be stored, for support. */
export class BrandError extends Error {}

const levelNames = { 1: 'partner', 2: 'sub-partner', 3: 'branch' } as const satisfies Record<BrandLevel, string>;

/** Adds brands and sets which sites may embed them. Changes take effect with the next document. */
@Injectable()
export class BrandAdministration {
  constructor(
    private readonly repository: BrandRepository,
    private readonly brands: BrandService,
  ) {}

  /** The brand of a route and an optional branch. Throws BrandError. */
  async require(urlRoute: string, branch: number | null): Promise<Brand> {
    const brand = await this.brands.find(urlRoute, branch);
    if (!brand) throw new BrandError(`there is no brand ${brandPath({ urlRoute, branch })}`);
    return brand;
  }

  /** Adds a brand. Throws BrandError when its id, or its route and branch, is taken. */
  async add(brand: Brand): Promise<void> {
    const existing = await this.brands.byLevelAndId(brand.level, brand.id);
    if (existing)
      throw new BrandError(`${levelNames[brand.level]} ${brand.id} is there already: ${brandPath(existing)}`);
    if (!(await this.repository.add(brand))) throw new BrandError(`${brandPath(brand)} is there already`);
  }

  /** Adds and removes origins that may embed the brand. Returns the updated brand. Throws BrandError. */
  async changeHosts(
    urlRoute: string,
    branch: number | null,
    change: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<Brand> {
    const brand = await this.require(urlRoute, branch);
    return (await this.repository.changeHosts(brand, change)) ?? brand;
  }

  /** Sets the settings that are given: privacy notice, dark mode, hidden categories of affiliates. Returns the updated brand. Throws BrandError. */
  async change(urlRoute: string, branch: number | null, settings: BrandSettings): Promise<Brand> {
    const brand = await this.require(urlRoute, branch);
    return (await this.repository.change(brand, settings)) ?? brand;
  }
}
