import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntryState, RemoteBuild } from '@home-move/contract';
import { request } from 'undici';
import { RegistryService } from './registry.service.js';

const TIMEOUT_MS = 8000;
const LARGEST = 5 * 1024 * 1024;
const AT_ONCE = 6;

export type FileState = NonNullable<EntryState>;

/** What lies in the static store, looked at as a browser would. */
@Injectable()
export class RemoteFiles {
  constructor(private readonly registry: RegistryService) {}

  /** What stands against the files of a record, by its field; empty when each is there with its hash. */
  async complaints(record: RemoteBuild): Promise<Readonly<Record<string, string>>> {
    const complaints: Record<string, string> = {};
    const waiting = Object.entries(record.files);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [file, hash] = next;
        const url = this.registry.fileUrl(record, file);
        const state = await this.state(url, hash);
        if (state !== 'ok') complaints[`files.${file}`] = complaintOf[state](url);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return complaints;
  }

  /** Whether the address answers with the file of this hash. */
  async state(url: string, hash: string): Promise<FileState> {
    try {
      const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (statusCode !== 200) {
        await body.dump();
        return statusCode >= 500 ? 'unreachable' : 'missing';
      }
      const hashing = createHash('sha384');
      let size = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > LARGEST) return 'different';
        hashing.update(chunk);
      }
      return `sha384-${hashing.digest('base64')}` === hash ? 'ok' : 'different';
    } catch {
      return 'unreachable';
    }
  }
}

const complaintOf: Readonly<Record<Exclude<FileState, 'ok'>, (url: string) => string>> = {
  missing: (url) => `is not at ${url}`,
  different: (url) => `is another file at ${url}: its hash differs`,
  unreachable: (url) => `could not be fetched from ${url}`,
};
