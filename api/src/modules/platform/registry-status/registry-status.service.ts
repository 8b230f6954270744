import { Injectable } from '@nestjs/common';
import type { EntryState, PublishedRecord, RegistryStatus, RemoteStatus, VersionStatus } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { scopesOf } from '../registry/pin-scope.js';
import { RegistryCatalogue } from '../registry/registry.catalogue.js';
import { RegistryService } from '../registry/registry.service.js';
import { RemoteFiles } from '../registry/remote-files.js';
import { ReportHealth } from '../reports/report-health.js';
import { groupByName, resolveRemotes, type Catalogue } from '../registry/resolve-remotes.js';

/** An overview of all remotes for operators. */
@Injectable()
export class RegistryStatusService {
  constructor(
    private readonly catalogue: RegistryCatalogue,
    private readonly registry: RegistryService,
    private readonly files: RemoteFiles,
    private readonly health: ReportHealth,
    private readonly brands: BrandService,
    private readonly clock: Clock,
  ) {}

  /** The state of all remotes, or of some. */
  async status(names: readonly string[] | null = null): Promise<RegistryStatus> {
    const [catalogue, brands] = await Promise.all([this.catalogue.read(), this.brands.all()]);
    const inUse = brands.flatMap((brand) => {
      const { remotes, lastGood, canaries } = resolveRemotes(catalogue, scopesOf(brand));
      return [...remotes, ...lastGood, ...canaries.map(({ record }) => record)];
    });
    const all = [...catalogue.remotes, ...catalogue.rejected.map(({ record }) => record)];
    const known = all.filter(({ name }) => names === null || names.includes(name));
    const remotes = [...groupByName(known).values()].map((versions) =>
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
      versions: await Promise.all(versions.map((record) => this.version(record, catalogue, inUse.has(record)))),
      pins: catalogue.pins.filter((pin) => pin.name === name),
      canaries: catalogue.canaries.filter((canary) => canary.name === name),
      disabled: catalogue.disabled.filter((disabling) => disabling.name === name),
      resolved: brands.flatMap((brand) => {
        const { remotes } = resolveRemotes(catalogue, scopesOf(brand));
        const resolved = remotes.find((remote) => remote.name === name);
        return resolved ? [{ brand: brand.urlRoute, branch: brand.branch, version: resolved.version }] : [];
      }),
    };
  }

  /** Fetches only entries that are in use, because old versions accumulate. */
  private async version(record: PublishedRecord, catalogue: Catalogue, isInUse: boolean): Promise<VersionStatus> {
    const { name, version, contract, commit = null, builder = null, publishedBy, publishedAt } = record;
    const isSame = (rule: Pick<PublishedRecord, 'name' | 'version'>) => rule.name === name && rule.version === version;
    return {
      version,
      contract,
      source: await this.catalogue.sourceOf(record),
      publishedBy,
      publishedAt,
      commit,
      builder,
      signedBy: record.signature?.key ?? null,
      signatureError: catalogue.rejected.find((rejected) => rejected.record === record)?.signatureError ?? null,
      entry: isInUse ? await this.entry(record) : null,
      provenAt: catalogue.proofs.find(isSame)?.provenAt ?? null,
      withdrawal: catalogue.withdrawals.find(isSame) ?? null,
      health: await this.health.of(name, version),
    };
  }

  private entry(record: PublishedRecord): Promise<EntryState> {
    return this.files.state(this.registry.fileUrl(record, record.entry), record.files[record.entry] ?? '');
  }
}
