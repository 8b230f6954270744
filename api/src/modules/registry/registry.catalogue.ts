import { Inject, Injectable } from '@nestjs/common';
import type { PublishedRecord, VersionSource } from '@home-move/contract';
import { CachedFile } from '../../common/files/cached-file.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { RegistryRepository } from './registry.repository.js';
import { parseManifest } from './remotes-manifest.js';
import type { Catalogue } from './resolve-remotes.js';

type VersionName = Pick<PublishedRecord, 'name' | 'version'>;
const isSame = (one: VersionName) => (other: VersionName) => one.name === other.name && one.version === other.version;

/** All that is known of remotes: what was published, and what the running system lists in its file. */
@Injectable()
export class RegistryCatalogue {
  private readonly file: CachedFile<readonly PublishedRecord[]> | null;
  private held: { readonly revision: number; readonly catalogue: Catalogue } | null = null;

  constructor(
    private readonly repository: RegistryRepository,
    @Inject(ENV) env: Env,
  ) {
    this.file = env.REMOTES_MANIFEST === undefined ? null : new CachedFile(env.REMOTES_MANIFEST, parseManifest);
  }

  /**
   * A version that is both listed and published counts as listed: the file describes what `npm start` has just put into
   * the store, and the hashes have to be those of the files that lie there. Throws UNAVAILABLE while the file cannot be read.
   */
  async read(): Promise<Catalogue> {
    const [listed, { remotes, pins }] = await Promise.all([this.listed(), this.published()]);
    return { remotes: [...listed, ...remotes.filter((one) => !listed.some(isSame(one)))], pins };
  }

  /** The version as it was published; null when it was not. */
  async find(version: VersionName): Promise<PublishedRecord | null> {
    return (await this.published()).remotes.find(isSame(version)) ?? null;
  }

  /** The version as the file lists it; null when it does not. */
  async findListed(version: VersionName): Promise<PublishedRecord | null> {
    return (await this.listed()).find(isSame(version)) ?? null;
  }

  async sourceOf(version: VersionName): Promise<VersionSource> {
    return (await this.findListed(version)) ? 'listed' : 'published';
  }

  /** Where remotes may come from, for whoever looks for them in vain. */
  get sources(): string {
    return this.file === null ? 'the database' : `the database and ${this.file.path}`;
  }

  private async listed(): Promise<readonly PublishedRecord[]> {
    if (this.file === null) return [];
    return this.file.read().catch((cause: unknown) => {
      throw new DomainError('UNAVAILABLE', { cause });
    });
  }

  private async published(): Promise<Catalogue> {
    const revision = await this.repository.revision();
    if (this.held?.revision !== revision) this.held = { revision, catalogue: await this.repository.catalogue() };
    return this.held.catalogue;
  }
}
