import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { shellDocumentFiles, type PublishedShell, type ShellRecord } from '@home-move/contract';
import { CachedFile } from '../../../common/files/cached-file.js';
import { Clock } from '../../../common/clock/clock.js';
import { Log } from '../../../common/logging/log.js';
import { ConfigurationError, ENV, type Env } from '../../../config/env.js';
import { ShellCache } from './shell-cache.js';
import { ShellCatalogue } from './shell-catalogue.js';
import { readShellRecord, shellTemplate, type ShellTemplate, type ShellTexts } from './shell-template.js';

/** How long documents wait for the files of a version, from the beginning of their download. */
const DOCUMENT_WAIT_MS = 2000;
/** How long a publication waits for them: half the time limit of the command that publishes. */
const PUBLICATION_WAIT_MS = 30_000;
/** Time after which a version that could not be fetched is fetched again. */
const RETRY_MS = 5000;

/** The download of a version. */
interface Download {
  readonly done: Promise<void>;
  /** Of `performance.now()`. */
  readonly startedAt: number;
}

/**
 * The build of the shell that documents use: the highest release that is not withdrawn, published or in SHELL_DIR, whose files this
 * process has.
 */
@Injectable()
export class ShellBuild implements OnModuleInit {
  private readonly record: CachedFile<ShellRecord>;
  private readonly texts: readonly CachedFile<string>[];
  private parsed: { readonly texts: readonly string[]; readonly template: ShellTemplate } | undefined;
  /** Published versions whose files are here. */
  private readonly fetched = new Map<string, ShellTemplate>();
  private readonly downloads = new Map<string, Download>();
  private readonly retryAt = new Map<string, Date>();

  constructor(
    private readonly catalogue: ShellCatalogue,
    private readonly cache: ShellCache,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(ENV) env: Env,
  ) {
    const file = (name: string) => join(env.SHELL_DIR, name);
    this.record = new CachedFile(file('shell.json'), readShellRecord);
    this.texts = shellDocumentFiles.map((name) => new CachedFile(file(name), (text) => text));
  }

  async onModuleInit(): Promise<void> {
    await this.deployed().catch((error: Error) => {
      throw new ConfigurationError(`SHELL_DIR holds no build of the shell: ${error.message}`);
    });
    // Without a database or the store the process starts with the build in SHELL_DIR.
    await this.read().catch(() => undefined);
  }

  /** The build that a document uses now. Rejects when SHELL_DIR or the database cannot be read. */
  async read(): Promise<ShellTemplate> {
    const deployed = await this.deployed();
    for (const release of await this.catalogue.releases(deployed.version)) {
      const template = release === null ? deployed : await this.fetchedInTime(release);
      if (template) return template;
    }
    return deployed;
  }

  /** Waits for the files of a published version, for a limited time. Never rejects: documents retry the download. */
  async prepare(shell: PublishedShell): Promise<void> {
    if (this.fetched.has(shell.version)) return;
    const download = this.downloadOf(shell);
    if (download) await within(download.done, PUBLICATION_WAIT_MS);
  }

  /** Rejects when no document can be written. Waits for no files. */
  async check(): Promise<void> {
    await Promise.all([this.deployed(), this.catalogue.read()]);
  }

  /** The record in SHELL_DIR. */
  deployedRecord(): Promise<ShellRecord> {
    return this.record.read();
  }

  /** The version in SHELL_DIR. */
  async deployed(): Promise<ShellTemplate> {
    const [record, ...texts] = await Promise.all([this.record.read(), ...this.texts.map((file) => file.read())]);
    // A file that did not change is the same text, and needs no comparison by character.
    const isSame = texts.every((text, index) => text === this.parsed?.texts[index]);
    if (!isSame || this.parsed?.template.version !== record.version) {
      const named = Object.fromEntries(shellDocumentFiles.map((name, index) => [name, texts[index] ?? '']));
      this.parsed = { texts, template: shellTemplate(record, named as ShellTexts) };
    }
    return this.parsed.template;
  }

  /** The version once its files are here; undefined if they do not arrive in time, or could not be fetched a moment ago. */
  private async fetchedInTime(shell: PublishedShell): Promise<ShellTemplate | undefined> {
    const { version } = shell;
    if (!this.fetched.has(version)) {
      const download = this.downloadOf(shell);
      const left = download === null ? 0 : download.startedAt + DOCUMENT_WAIT_MS - performance.now();
      if (download !== null && left > 0) await within(download.done, left);
    }
    return this.fetched.get(version);
  }

  /** The download of a version, which it starts; null if it is too early to try again. */
  private downloadOf(shell: PublishedShell): Download | null {
    const { version } = shell;
    const running = this.downloads.get(version);
    if (running) return running;
    const retryAt = this.retryAt.get(version);
    if (retryAt && this.clock.now() < retryAt) return null;
    const download = { done: this.load(shell), startedAt: performance.now() };
    this.downloads.set(version, download);
    return download;
  }

  private async load(shell: PublishedShell): Promise<void> {
    const { version } = shell;
    try {
      this.fetched.set(version, shellTemplate(shell, await this.cache.fetch(shell)));
    } catch (error) {
      this.retryAt.set(version, this.clock.in(RETRY_MS));
      const { message: reason } = error as Error;
      this.log.error({ shell: version, reason }, 'shell cannot be fetched: documents use a lower release');
    } finally {
      this.downloads.delete(version);
    }
  }
}

/** Waits for a promise, for a limited time. */
async function within(promise: Promise<void>, milliseconds: number): Promise<void> {
  const stop = new AbortController();
  await Promise.race([promise, delay(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined)]);
  stop.abort();
}
