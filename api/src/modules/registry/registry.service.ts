import { Inject, Injectable } from '@nestjs/common';
import type { RegistryResolution, RemoteRecord } from '@home-move/contract';
import { ENV } from '../../config/env.js';
import type { Env } from '../../config/env.js';
import { FreshFile } from '../../common/files/fresh-file.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { parseManifest } from './remotes-manifest.js';

/** Which version of each remote a brand gets. Today every brand gets what was published last. */
@Injectable()
export class RegistryService {
  private readonly manifest: FreshFile<readonly RemoteRecord[]>;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.manifest = new FreshFile(env.REMOTES_MANIFEST, parseManifest);
  }

  /** Exact versions, entries as absolute URLs. Throws UNAVAILABLE rather than answer nothing while the list cannot be read. */
  async resolution(): Promise<RegistryResolution> {
    const published = await this.manifest.read().catch((cause: unknown) => {
      throw new DomainError('UNAVAILABLE', { cause });
    });
    const latest = new Map(published.map((remote) => [remote.name, remote]));
    return {
      remotes: [...latest.values()].map((remote) => ({ ...remote, entry: this.fileUrl(remote, remote.entry) })),
      lastGood: [],
    };
  }

  /** Absolute URL of a file below the version's folder. */
  fileUrl({ name, version }: Pick<RemoteRecord, 'name' | 'version'>, file: string): string {
    return `${this.env.ASSETS_ORIGIN}/remotes/${name}/${version}/${file}`;
  }

  /** Rejects with what is wrong with the list of published remotes. */
  async check(): Promise<void> {
    const published = await this.manifest.read();
    if (published.length === 0) throw new Error(`${this.manifest.path} lists no remote`);
  }
}
