import { Injectable } from '@nestjs/common';
import type { EntryState, PublishedRecord, RegistryStatus, RemoteStatus, VersionStatus } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { scopesOf } from './pin-scope.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import { RegistryService } from './registry.service.js';
import { RemoteFiles } from './remote-files.js';
import { groupByName, resolveRemotes, type Catalogue } from './resolve-remotes.js';

/** An overview of all remotes for operators. */
@Injectable()
export class RegistryStatusService {
  constructor(
    private readonly catalogue: RegistryCatalogue,
    private readonly registry: RegistryService,
    private readonly files: RemoteFiles,
    private readonly brands: BrandService,
    private readonly clock: Clock,
  ) {}

  async status(): Promise<RegistryStatus> {
    const [catalogue, brands] = await Promise.all([this.catalogue.read(), this.brands.all()]);
    const inUse = brands.flatMap((brand) => {
      const { remotes, lastGood } = resolveRemotes(catalogue, scopesOf(brand));
      return [...remotes, ...lastGood];
    });
    const remotes = [...groupByName(catalogue.remotes).values()].map((versions) =>
      this.remote(versions, catalogue, brands, new Set(inUse)),
    );
    return { checkedAt: this.clock.now().toISOString(), remotes: await Promise.all(remotes) };
  }

  private async remote(
    versions: readonly PublishedRecord[],
    catalogue: Catalogue,
    brands: readonly Brand[],
    inUse: ReadonlySet<PublishedRecord>,
  ): Promise<RemoteStatus> {
    const [{ name, kind }] = versions as readonly [PublishedRecord, ...PublishedRecord[]];
    return {
      name,
      kind,
      versions: await Promise.all(versions.map((record) => this.version(record, inUse.has(record)))),
      pins: catalogue.pins.filter((pin) => pin.name === name),
      resolved: brands.flatMap((brand) => {
        const { remotes } = resolveRemotes(catalogue, scopesOf(brand));
        const resolved = remotes.find((remote) => remote.name === name);
        return resolved ? [{ brand: brand.urlRoute, branch: brand.branch, version: resolved.version }] : [];
      }),
    };
  }

  /** Fetches only entries that are in use, because old versions accumulate. */
  private async version(record: PublishedRecord, isInUse: boolean): Promise<VersionStatus> {
    const { version, contract, publishedBy, publishedAt } = record;
    return {
      version,
      contract,
      source: await this.catalogue.sourceOf(record),
      publishedBy,
      publishedAt,
      entry: isInUse ? await this.entry(record) : null,
    };
  }

  private entry(record: PublishedRecord): Promise<EntryState> {
    return this.files.state(this.registry.fileUrl(record, record.entry), record.files[record.entry] ?? '');
  }
}
