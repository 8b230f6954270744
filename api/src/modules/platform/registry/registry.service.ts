import { Inject, Injectable } from '@nestjs/common';
import {
  type JourneyId,
  type PublishedRecord,
  type RegistryExplanation,
  type RegistryResolution,
  type RemoteRecord,
} from '@home-move/contract';
import { ENV, type Env } from '../../../config/env.js';
import { BrandService, branchNumber, defaultRoute } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { storedFileUrl, type StoredVersion } from '../registry-records/stored-file-url.js';
import { explainVersion } from './explain-version.js';
import { scopesOf } from './pin-scope.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import { resolveRemotes, withPreview } from './resolve-remotes.js';

/** URL route of a brand, and its branch. */
interface BrandPlace {
  readonly urlRoute: string | undefined;
  readonly branch: string | undefined;
}

/** Resolves the version of each remote for a brand. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly catalogue: RegistryCatalogue,
    private readonly brands: BrandService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * The resolution for a brand, or for no brand. Throws UNAVAILABLE when the remotes cannot be read.
   * @param previewed the version of one remote that a preview shows; null without one
   */
  async resolution(brand: Brand | null, previewed: PublishedRecord | null = null): Promise<RegistryResolution> {
    const resolved = resolveRemotes(await this.catalogue.read(), scopesOf(brand));
    const { remotes, lastGood, canaries, disabled } = previewed ? withPreview(resolved, previewed) : resolved;
    const toPublic = (record: PublishedRecord) => this.toPublicRecord(record);
    return {
      remotes: remotes.map(toPublic),
      lastGood: lastGood.map(toPublic),
      ...(canaries.length > 0 && {
        canaries: canaries.map((canary) => ({ ...canary, record: toPublic(canary.record) })),
      }),
      ...(disabled.length > 0 && { disabled: disabled.map(({ name, message }) => ({ name, message })) }),
    };
  }

  /** Explains which version a visitor gets. `bucket`: of a visitor, if only one is meant. */
  async explain(name: JourneyId, place: BrandPlace, bucket: number | undefined): Promise<RegistryExplanation> {
    const brand = await this.findBrand(place);
    return explainVersion(await this.catalogue.read(), name, { scopes: scopesOf(brand), bucket });
  }

  /** Absolute URL of a file of a version of a remote or of the shell. */
  fileUrl({ name, version }: StoredVersion, file: string): string {
    return storedFileUrl(this.env.ASSETS_ORIGIN, { name, version }, file);
  }

  /** Rejects when no release of any remote is known. */
  async check(): Promise<void> {
    const { remotes } = resolveRemotes(await this.catalogue.read(), scopesOf(null));
    if (remotes.length === 0) throw new Error(`no release of a remote is known: looked in ${this.catalogue.sources}`);
  }

  /** The public fields of a record. */
  private toPublicRecord(published: PublishedRecord): RemoteRecord {
    const {
      publishedBy: _by,
      publishedAt: _at,
      commit: _commit,
      builder: _builder,
      endpoints: _endpoints,
      sizes: _sizes,
      signature: _signature,
      ...record
    } = published;
    return { ...record, entry: this.fileUrl(record, record.entry) };
  }

  /** The brand of a URL route and branch. Unknown ones fall back, as in the path of a document. [BRAND-13] */
  async findBrand({ urlRoute, branch: givenBranch }: BrandPlace): Promise<Brand | null> {
    const branch = givenBranch === undefined ? undefined : branchNumber(givenBranch);
    const brand =
      urlRoute === undefined
        ? null
        : ((branch === undefined ? null : await this.brands.find(urlRoute, branch)) ??
          (await this.brands.find(urlRoute)));
    return brand ?? this.brands.find(defaultRoute);
  }
}
