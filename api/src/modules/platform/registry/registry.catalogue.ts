import { Inject, Injectable } from '@nestjs/common';
import { remoteBuildSchema, type PublishedRecord, type VersionSource } from '@home-move/contract';
import * as z from 'zod/mini';
import { CachedFile } from '../../../common/files/cached-file.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { RegistryRepository } from './registry.repository.js';
import type { Catalogue } from './resolve-remotes.js';
import { ServedRecords } from './served-records.js';

type VersionName = Pick<PublishedRecord, 'name' | 'version'>;
const isSame = (wanted: VersionName) => (candidate: VersionName) =>
  wanted.name === candidate.name && wanted.version === candidate.version;

/** All known remotes: published ones, and the ones in the manifest file of the running system. */
@Injectable()
export class RegistryCatalogue {
  private readonly file: CachedFile<readonly PublishedRecord[]> | null;
  private cached: { readonly revision: number; readonly catalogue: Catalogue } | null = null;

  constructor(
    private readonly repository: RegistryRepository,
    private readonly records: ServedRecords,
    @Inject(ENV) env: Env,
  ) {
    this.file = env.REMOTES_MANIFEST === undefined ? null : new CachedFile(env.REMOTES_MANIFEST, parseManifest);
  }

  /**
   * A version that is both listed and published counts as listed: the file describes what `npm start` has just put into
   * the store, so its hashes match the files there. Throws UNAVAILABLE when the file cannot be read.
   */
  async read(): Promise<Catalogue> {
    const [listed, published] = await Promise.all([this.listed(), this.published()]);
    const isListed = (remote: VersionName) => listed.some(isSame(remote));
    const others = published.remotes.filter((remote) => !isListed(remote));
    const rejected = published.rejected.filter(({ record }) => !isListed(record));
    return { ...published, remotes: [...listed, ...others], rejected };
  }

  /** The published version, even if its signature is not accepted; null when it is not published. */
  async find(version: VersionName): Promise<PublishedRecord | null> {
    const { remotes, rejected } = await this.published();
    return [...remotes, ...rejected.map(({ record }) => record)].find(isSame(version)) ?? null;
  }

  /** The version that the file lists; null when it lists none. */
  async findListed(version: VersionName): Promise<PublishedRecord | null> {
    return (await this.listed()).find(isSame(version)) ?? null;
  }

  async sourceOf(version: VersionName): Promise<VersionSource> {
    return (await this.findListed(version)) ? 'listed' : 'published';
  }

  /** The sources of remotes, for error messages. */
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
    if (this.cached?.revision !== revision) this.cached = { revision, catalogue: await this.verified() };
    return this.cached.catalogue;
  }

  private async verified(): Promise<Catalogue> {
    const stored = await this.repository.catalogue();
    const { served, rejected } = this.records.partition(stored.remotes);
    return { ...stored, remotes: served, rejected };
  }
}

const publication = z.object({ publishedBy: z.string(), publishedAt: z.string() });
const manifest = z.array(z.intersection(remoteBuildSchema, publication));

/** Parses the list of remotes that `npm start` has built. Throws an error that names the row and field. */
function parseManifest(text: string): readonly PublishedRecord[] {
  const result = z.safeParse(manifest, JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
