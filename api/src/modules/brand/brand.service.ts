import { Injectable } from '@nestjs/common';
import { flagNames, type Branding, type BrandLevel, type FlagName, type Flags } from '@home-move/contract';
import { DomainError } from '../../common/problem/domain.error.js';
import { BrandRepository } from './brand.repository.js';
import type { Brand } from './brands.data.js';

/** Flags whose pages are not built yet: off in every brand until they are. */
export const awaitedFlags: readonly FlagName[] = ['psr-access-granted', 'faster-switching'];

/** The url route that serves a path without a brand. [BRAND-04, BRAND-09] */
export const defaultRoute = 'default';

@Injectable()
export class BrandService {
  constructor(private readonly brands: BrandRepository) {}

  /** The brand of a path, or of its branch; null when nobody is called so. [BRAND-02] */
  async find(urlRoute: string, branch: number | null = null): Promise<Brand | null> {
    return this.brands.byRoute(urlRoute.toLowerCase(), branch);
  }

  async byLevelAndId(level: BrandLevel, id: number): Promise<Brand | null> {
    return this.brands.byLevelAndId(level, id);
  }

  /** The brand that an enrolment names; the default one when it is gone. */
  async of({ level, id }: { readonly level: BrandLevel; readonly id: number }): Promise<Brand> {
    return (await this.byLevelAndId(level, id)) ?? (await this.default());
  }

  /** The brand that the pages of this origin embed; null when none lists it. */
  async byHost(origin: string): Promise<Brand | null> {
    return this.brands.byHost(origin);
  }

  /** Every brand and branch, by url route. */
  all(): Promise<readonly Brand[]> {
    return this.brands.all();
  }

  async default(): Promise<Brand> {
    const brand = await this.find(defaultRoute);
    if (!brand) throw new DomainError('UNAVAILABLE', { cause: 'the default brand is not in the database' });
    return brand;
  }

  /** Answer of GET /branding/…; throws NOT_FOUND. [BRAND-05, BRAND-12, BRAND-13] */
  async branding(urlRoute: string, branch?: string): Promise<Branding> {
    const number = branch === undefined ? null : branchNumber(branch);
    const brand = number === undefined ? null : await this.find(urlRoute, number);
    if (!brand) throw new DomainError('NOT_FOUND');
    return brandingOf(brand);
  }
}

/** A branch is numeric only. [BRAND-08] */
export function branchNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** What the portal may know of a brand. */
export function brandingOf({ flagsOff: _flags, hostOrigins: _hosts, partner: _partner, ...branding }: Brand): Branding {
  return branding;
}

export function flagsOf({ flagsOff }: Pick<Brand, 'flagsOff'>): Flags {
  return Object.fromEntries(
    flagNames.map((name) => [name, !flagsOff.includes(name) && !awaitedFlags.includes(name)]),
  ) as Record<(typeof flagNames)[number], boolean>;
}
