import { Inject, Injectable } from '@nestjs/common';
import type { ShellRecord, RemoteBuild } from '@home-move/contract';
import { ENV, type Env } from '../../../config/env.js';
import { RegistryService } from './registry.service.js';
import { checkServedFile, type FileState, type ServedFile } from '../registry-records/served-file.js';

const CONCURRENCY = 6;

/** Checks the files of remotes and of the shell in the static store, fetching them as a browser would. */
@Injectable()
export class RemoteFiles {
  constructor(
    private readonly registry: RegistryService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Field → message for every file that is missing, differs from its hash or lacks headers; empty when all are correct. */
  async errors(
    record: Pick<RemoteBuild | ShellRecord, 'name' | 'version' | 'files'>,
  ): Promise<Readonly<Record<string, string>>> {
    const errors: Record<string, string> = {};
    const queue = Object.entries(record.files);
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [file, hash] = next;
        const url = this.registry.fileUrl(record, file);
        const served = await checkServedFile(url, hash, this.env.PUBLIC_ORIGIN);
        if (served.state !== 'ok') errors[`files.${file}`] = errorByState[served.state](url, served);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    return errors;
  }

  /** The state of the file at the URL. */
  async state(url: string, hash: string): Promise<FileState> {
    return (await checkServedFile(url, hash, this.env.PUBLIC_ORIGIN)).state;
  }
}

const errorByState: Readonly<Record<Exclude<FileState, 'ok'>, (url: string, file: ServedFile) => string>> = {
  missing: (url) => `is not at ${url}`,
  different: (url) => `is another file at ${url}: its hash differs`,
  tooLarge: (url) => `is larger than 5 MB at ${url}`,
  wrongHeaders: (url, { headers }) => `lacks headers at ${url}: ${headers.join('; ')}`,
  unreachable: (url) => `could not be fetched from ${url}`,
};
