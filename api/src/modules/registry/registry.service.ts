import { Inject, Injectable } from '@nestjs/common';
import type { RegistryResolution, RemoteRecord } from '@home-move/contract';
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
    const absolute = (remote: RemoteRecord) => ({ ...remote, entry: this.fileUrl(remote, remote.entry) });
    return { remotes: remotes.map(absolute), lastGood: lastGood.map(absolute) };
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
    const { remotes } = await this.catalogue.read();
    if (remotes.length === 0) throw new Error(`no remote is known: looked in ${this.catalogue.sources}`);
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
