import { Injectable } from '@nestjs/common';
import type { BrandLevel } from '@home-move/contract';
import { BrandRepository } from './brand.repository.js';
import { BrandService } from './brand.service.js';
import type { Brand } from './brands.data.js';

/** Why a brand was not stored. */
export class BrandRefused extends Error {}

const levelNames = { 1: 'partner', 2: 'sub-partner', 3: 'branch' } as const satisfies Record<BrandLevel, string>;

/** Adds brands and says who may embed them. What it stores is served with the next document. */
@Injectable()
export class BrandAdministration {
  constructor(
    private readonly repository: BrandRepository,
    private readonly brands: BrandService,
  ) {}

  /** The brand of a route and, where given, of its branch. Throws BrandRefused. */
  async existing(urlRoute: string, branch: number | null): Promise<Brand> {
    const brand = await this.brands.find(urlRoute, branch);
    if (!brand) throw new BrandRefused(`there is no brand ${nameOf({ urlRoute, branch })}`);
    return brand;
  }

  /** Throws BrandRefused when the id, or the route with its branch, is taken. */
  async add(brand: Brand): Promise<void> {
    const same = await this.brands.byLevelAndId(brand.level, brand.id);
    if (same) throw new BrandRefused(`${levelNames[brand.level]} ${brand.id} is there already: ${nameOf(same)}`);
    if (!(await this.repository.add(brand))) throw new BrandRefused(`${nameOf(brand)} is there already`);
  }

  /** Adds and takes away origins of pages that may embed the brand; the brand as it is then. Throws BrandRefused. */
  async changeHosts(
    urlRoute: string,
    branch: number | null,
    change: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<Brand> {
    const brand = await this.existing(urlRoute, branch);
    return (await this.repository.changeHosts(brand, change)) ?? brand;
  }
}

/** A brand as its path says it: oakwood, oakwood/12. */
export function nameOf({ urlRoute, branch }: Pick<Brand, 'urlRoute' | 'branch'>): string {
  return branch === null ? urlRoute : `${urlRoute}/${branch}`;
}
