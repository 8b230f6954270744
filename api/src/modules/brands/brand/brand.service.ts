import { Injectable } from '@nestjs/common';
import {
  flagNames,
  type Branding,
  type BrandLevel,
  type Flags,
  type HostProblem,
  type ThemeData,
} from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandRepository } from './brand.repository.js';
import { picturePath } from './brand-picture.js';
import type { Brand } from './brands.data.js';
import { themeSheetPath } from './theme-sheet.js';

/** The URL route of the brand that serves paths without a brand. [BRAND-04, BRAND-09] */
export const defaultRoute = 'default';

@Injectable()
export class BrandService {
  constructor(private readonly brands: BrandRepository) {}

  /** The brand of a URL route, or its branch; null when there is none. [BRAND-02] */
  async find(urlRoute: string, branch: number | null = null): Promise<Brand | null> {
    return this.brands.byRoute(urlRoute.toLowerCase(), branch);
  }

  async byLevelAndId(level: BrandLevel, id: number): Promise<Brand | null> {
    return this.brands.byLevelAndId(level, id);
  }

  /** The brand of an enrolment; the default brand when it no longer exists. `known`: one that the call has read. */
  async of(
    { level, id }: { readonly level: BrandLevel; readonly id: number },
    known: Brand | null = null,
  ): Promise<Brand> {
    if (known?.level === level && known.id === id) return known;
    return (await this.byLevelAndId(level, id)) ?? (await this.default());
  }

  /** URL route of the partner that a brand belongs to, itself included; null when the brand no longer exists. */
  async partnerOf(brand: { readonly level: BrandLevel; readonly id: number }): Promise<string | null> {
    let current = await this.byLevelAndId(brand.level, brand.id);
    // A branch of a sub-partner has two brands above it.
    while (current?.partner) current = await this.find(current.partner);
    return current?.urlRoute ?? null;
  }

  /** A partner and all brands below it: its sub-partners, and the branches of both. */
  async ofPartner(urlRoute: string): Promise<readonly Brand[]> {
    const all = await this.all();
    const below = all.filter(({ partner }) => partner === urlRoute).map((brand) => brand.urlRoute);
    const routes = new Set([urlRoute, ...below]);
    return all.filter((brand) => routes.has(brand.urlRoute));
  }

  /** The brands in use that list the origin as a host; partners before sub-partners and branches. */
  async byHost(origin: string): Promise<readonly Brand[]> {
    return this.brands.byHost(origin);
  }

  /** Why pages of an origin may not embed the brand of a route or, without one, any brand; null if they may. */
  async hostProblem(origin: string, urlRoute?: string, branch = ''): Promise<HostProblem | null> {
    if (urlRoute === undefined) return (await this.byHost(origin)).length > 0 ? null : 'no-brand';
    const brand = (await this.find(urlRoute, branchNumber(branch) ?? null)) ?? (await this.find(urlRoute));
    if (!brand) return 'unknown-brand';
    if (brand.archivedAt !== null) return 'brand-archived';
    return brand.hostOrigins.includes(origin) ? null : 'origin-not-listed';
  }

  /** The look whose style sheet has this hash; null if no brand has it now. */
  async lookBySheet(hash: string): Promise<ThemeData | null> {
    return (await this.brands.byLookHash(hash))?.look ?? null;
  }

  /** Every brand and branch, ordered by URL route. */
  all(): Promise<readonly Brand[]> {
    return this.brands.all();
  }

  async default(): Promise<Brand> {
    const brand = await this.find(defaultRoute);
    if (!brand) throw new DomainError('UNAVAILABLE', { cause: 'the default brand is not in the database' });
    return brand;
  }

  /** The branding of a brand or branch. Throws NOT_FOUND. [BRAND-05, BRAND-12, BRAND-13] */
  async branding(urlRoute: string, branch?: string): Promise<Branding> {
    const number = branch === undefined ? null : branchNumber(branch);
    const brand = number === undefined ? null : await this.find(urlRoute, number);
    if (!brand) throw new DomainError('NOT_FOUND');
    return brandingOf(brand);
  }
}

/** Throws BRAND_ARCHIVED for a brand that takes no new moves. */
export function rejectWhenArchived({ archivedAt }: Pick<Brand, 'archivedAt'>): void {
  if (archivedAt !== null) throw new DomainError('BRAND_ARCHIVED');
}

/** Parses the number of a branch; undefined when the text is not numeric. [BRAND-08] */
export function branchNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The public fields of a brand. */
export function brandingOf({
  flagsOff: _flags,
  hiddenAffiliateCategories: _categories,
  hostOrigins: _hosts,
  mailFrom: _mailFrom,
  mailName: _mailName,
  replyTo: _replyTo,
  smsSender: _smsSender,
  namedSupplier: _namedSupplier,
  archivedAt: _archivedAt,
  partner: _partner,
  look,
  lookHash,
  ...branding
}: Brand): Branding {
  return {
    ...branding,
    logo: picturePath(look.logo) ?? branding.logo,
    darkLogo: picturePath(look.darkLogo),
    mark: picturePath(look.mark),
    font: look.font,
    themeSheet: themeSheetPath(lookHash),
  };
}

export function flagsOf({ flagsOff }: Pick<Brand, 'flagsOff'>): Flags {
  return Object.fromEntries(flagNames.map((name) => [name, !flagsOff.includes(name)])) as Record<
    (typeof flagNames)[number],
    boolean
  >;
}
