import { createHash, randomUUID } from 'node:crypto';
import { access, constants as fileModes, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { shellDocumentFiles, type PublishedShell, type ShellRecord } from '@home-move/contract';
import { ConfigurationError, ENV, type Env } from '../../../config/env.js';
import { downloadServedFile } from '../registry-records/served-file.js';
import { storedFileUrl } from '../registry-records/stored-file-url.js';
import { isHashedName, type ShellTexts } from './shell-template.js';

const CONCURRENCY = 6;

const compress = promisify(brotliCompress);
/** Nearly as small as the highest quality, in a tenth of the time: documents may wait for it. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The files of published shells, on this machine's disk. Every file is verified by its hash before it is used. */
@Injectable()
export class ShellCache implements OnModuleInit, OnModuleDestroy {
  /** The folder of the files that browsers load, of all versions that this machine has used. */
  readonly folder: string;
  private readonly isTemporary: boolean;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.isTemporary = env.SHELL_CACHE_DIR === undefined;
    this.folder = resolve(env.SHELL_CACHE_DIR ?? join(tmpdir(), `home-move-shell-${randomUUID()}`));
  }

  /** Creates the folder. Not in the constructor: Nest closes nothing that other constructors have opened. */
  async onModuleInit(): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true, ...(this.isTemporary && { mode: 0o700 }) });
      await access(this.folder, fileModes.W_OK);
    } catch (error) {
      throw new ConfigurationError(`SHELL_CACHE_DIR cannot be written: ${(error as Error).message}`);
    }
  }

  async onModuleDestroy(): Promise<void> {
    if (this.isTemporary) await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * Fetches the files of a version that are not here yet. Returns the texts of the files that documents are made of. Rejects if a file
   * cannot be fetched or has another hash; a later call continues.
   */
  async fetch(shell: PublishedShell): Promise<ShellTexts> {
    const queue = Object.keys(shell.files).filter(isHashedName);
    const worker = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) await this.fetchFile(shell, next);
    };
    const [texts] = await Promise.all([
      this.documentTexts(shell),
      ...Array.from({ length: CONCURRENCY }, () => worker()),
    ]);
    return texts;
  }

  /** The texts of the files that documents are made of. Rejects like `fetch`. */
  async documentTexts(shell: ShellRecord): Promise<ShellTexts> {
    const texts = shellDocumentFiles.map(async (name) => {
      // The server of static files ignores names that begin with a dot.
      const content = await this.keep(shell, name, join(this.folder, '.documents', shell.version, name));
      return [name, content.toString('utf8')] as const;
    });
    return Object.fromEntries(await Promise.all(texts)) as ShellTexts;
  }

  /** Fetches one file that browsers load, if it is not here yet. Rejects like `fetch`. */
  async fetchFile(shell: ShellRecord, name: string): Promise<void> {
    const path = join(this.folder, name);
    await this.keep(shell, name, path, async (content) => {
      // Every supported browser accepts brotli.
      if (/\.(js|css|svg)$/.test(name)) await this.write(`${path}.br`, await compress(content, compression));
    });
  }

  /** The content of a file, which is fetched if the path has none with its hash. `prepare` runs before it is stored. */
  private async keep(
    { version, files }: ShellRecord,
    name: string,
    path: string,
    prepare: (content: Buffer) => Promise<void> = async () => undefined,
  ): Promise<Buffer> {
    const hash = files[name] ?? '';
    const kept = await readFile(path).catch(() => null);
    if (kept && hashOf(kept) === hash) return kept;
    const { ASSETS_ORIGIN, PUBLIC_ORIGIN } = this.env;
    const url = storedFileUrl(ASSETS_ORIGIN, { name: 'shell', version }, name);
    const content = await downloadServedFile(url, hash, PUBLIC_ORIGIN);
    await prepare(content);
    await this.write(path, content);
    return content;
  }

  /** Writes a file as a whole: several processes may share the folder. */
  private async write(path: string, content: Buffer): Promise<void> {
    const unfinished = join(this.folder, `.${randomUUID()}`);
    try {
      await writeFile(unfinished, content);
      await mkdir(dirname(path), { recursive: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
