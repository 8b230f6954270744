import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntryState, RemoteBuild } from '@home-move/contract';
import { RegistryService } from './registry.service.js';

const TIMEOUT_MS = 8000;
const MAX_BYTES = 5 * 1024 * 1024;
const CONCURRENCY = 6;

export type FileState = NonNullable<EntryState>;

/** Checks the files of remotes in the static store, fetching them as a browser would. */
@Injectable()
export class RemoteFiles {
  constructor(private readonly registry: RegistryService) {}

  /** Field → message for every file that is missing or differs from its hash; empty when all are correct. */
  async errors(record: RemoteBuild): Promise<Readonly<Record<string, string>>> {
    const errors: Record<string, string> = {};
    const queue = Object.entries(record.files);
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [file, hash] = next;
        const url = this.registry.fileUrl(record, file);
        const state = await this.state(url, hash);
        if (state !== 'ok') errors[`files.${file}`] = errorByState[state](url);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    return errors;
  }

  /** Whether the URL serves a file with this hash. */
  async state(url: string, hash: string): Promise<FileState> {
    try {
      // Loaded here, because it delays the start.
      const { request } = await import('undici');
      const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (statusCode !== 200) {
        await body.dump();
        return statusCode >= 500 ? 'unreachable' : 'missing';
      }
      const hashing = createHash('sha384');
      let size = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_BYTES) return 'different';
        hashing.update(chunk);
      }
      return `sha384-${hashing.digest('base64')}` === hash ? 'ok' : 'different';
    } catch {
      return 'unreachable';
    }
  }
}

const errorByState: Readonly<Record<Exclude<FileState, 'ok'>, (url: string) => string>> = {
  missing: (url) => `is not at ${url}`,
  different: (url) => `is another file at ${url}: its hash differs`,
  unreachable: (url) => `could not be fetched from ${url}`,
};
