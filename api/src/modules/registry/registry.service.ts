import { Inject, Injectable } from '@nestjs/common';
import type { PublishedRecord, RegistryResolution, RemoteRecord } from '@home-move/contract';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { BrandService, branchNumber, defaultRoute } from '../brand/brand.service.js';
import type { Brand } from '../brand/brands.data.js';
import { scopesOf } from './pin-scope.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import { resolveRemotes } from './resolve-remotes.js';

/** Which version of each remote a brand gets. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly catalogue: RegistryCatalogue,
    private readonly brands: BrandService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** For the brand that wears a document, or null for none. Throws UNAVAILABLE while the remotes cannot be read. */
  async resolution(brand: Brand | null): Promise<RegistryResolution> {
    const { remotes, lastGood } = resolveRemotes(await this.catalogue.read(), scopesOf(brand));
    const shown = (record: PublishedRecord) => this.shown(record);
    return { remotes: remotes.map(shown), lastGood: lastGood.map(shown) };
  }

  /** For url route and branch as a path has them; what nobody is called is passed over, as in a document's path. [BRAND-13] */
  async resolutionFor(urlRoute: string | undefined, branch: string | undefined): Promise<RegistryResolution> {
    return this.resolution(await this.wearer(urlRoute, branch === undefined ? undefined : branchNumber(branch)));
  }

  /** Absolute URL of a file below the version's folder. */
  fileUrl({ name, version }: Pick<RemoteRecord, 'name' | 'version'>, file: string): string {
    return `${this.env.ASSETS_ORIGIN}/remotes/${name}/${version}/${file}`;
  }

  /** Rejects with what is wrong with the remotes that are known. */
  async check(): Promise<void> {
    const { remotes } = resolveRemotes(await this.catalogue.read(), scopesOf(null));
    if (remotes.length === 0) throw new Error(`no release of a remote is known: looked in ${this.catalogue.sources}`);
  }

  /** What everybody may read of a record. */
  private shown({ publishedBy: _by, publishedAt: _at, ...record }: PublishedRecord): RemoteRecord {
    return { ...record, entry: this.fileUrl(record, record.entry) };
  }

  private async wearer(urlRoute: string | undefined, branch: number | undefined): Promise<Brand | null> {
    const named =
      urlRoute === undefined
        ? null
        : ((branch === undefined ? null : await this.brands.find(urlRoute, branch)) ??
          (await this.brands.find(urlRoute)));
    return named ?? this.brands.find(defaultRoute);
  }
}
