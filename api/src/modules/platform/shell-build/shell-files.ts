import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Log } from '../../../common/logging/log.js';
import { ENV, type Env } from '../../../config/env.js';
import { ShellCache } from './shell-cache.js';
import { ShellCatalogue } from './shell-catalogue.js';
import { isHashedName } from './shell-template.js';

/** The files of the shell that browsers load: of the build in SHELL_DIR, and of every published version. */
@Injectable()
export class ShellFiles {
  private readonly pending = new Map<string, Promise<void>>();

  constructor(
    private readonly catalogue: ShellCatalogue,
    private readonly cache: ShellCache,
    private readonly log: Log,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The folders to serve. */
  get folders(): readonly string[] {
    return [this.env.SHELL_DIR, this.cache.folder];
  }

  /**
   * Fetches a file of a published version that is not on this machine: another process wrote the document that names it, or this one
   * has been restarted. Does nothing for other names. Never rejects.
   */
  async provide(name: string): Promise<void> {
    if (!isHashedName(name) || (await this.isHere(name))) return;
    const fetching = this.pending.get(name) ?? this.fetch(name).finally(() => this.pending.delete(name));
    this.pending.set(name, fetching);
    await fetching;
  }

  private async isHere(name: string): Promise<boolean> {
    const found = await Promise.all(
      this.folders.map((folder) =>
        access(join(folder, name)).then(
          () => true,
          () => false,
        ),
      ),
    );
    return found.includes(true);
  }

  private async fetch(name: string): Promise<void> {
    try {
      const { published } = await this.catalogue.read();
      const found = published.find(
        ({ shell, signatureError }) => signatureError === null && Object.hasOwn(shell.files, name),
      );
      if (found) await this.cache.fetchFile(found.shell, name);
    } catch (error) {
      this.log.error({ file: name, reason: (error as Error).message }, 'file of the shell cannot be fetched');
    }
  }
}
