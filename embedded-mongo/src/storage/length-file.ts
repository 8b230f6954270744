import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { readIfExists, syncFolder, writeAll, writeNew } from './durable-file.js';
import { DamagedLogError, restoreHint } from './storage-errors.js';

/** Up to where a log was acknowledged. Each compaction starts the next generation of the log. */
export type KnownLength = { readonly generation: number; readonly length: number };

const FORMAT = /^HMDBLEN1 (\d{10}) (\d{16}) ([0-9a-f]{8})\n$/;

/**
 * The file next to the log that reveals a truncated, missing or older log. It is written after the log and before a
 * write is acknowledged, but not synced each time: after a power failure it may name an earlier length, never a later
 * one.
 */
export class LengthFile {
  private constructor(private readonly handle: FileHandle) {}

  /** Returns undefined if the file is missing. Throws DamagedLogError if it is damaged. */
  static async read(path: string): Promise<KnownLength | undefined> {
    const content = await readIfExists(path);
    if (content === undefined) return undefined;
    const [, generation = '', length = '', sum] = FORMAT.exec(content.toString('latin1')) ?? [];
    if (sum !== checksum(generation, length)) throw new DamagedLogError(`${path} is damaged; ${restoreHint}`);
    return { generation: Number(generation), length: Number(length) };
  }

  /** Creates the file if there is none, which then states that nothing was acknowledged. */
  static async open(path: string, known: KnownLength | undefined): Promise<LengthFile> {
    if (known !== undefined) return new LengthFile(await open(path, 'r+'));
    const fresh = await writeNew(`${path}.new`, encode({ generation: 0, length: 0 }), 'w');
    await rename(`${path}.new`, path);
    await syncFolder(dirname(path));
    return new LengthFile(fresh);
  }

  async set(known: KnownLength): Promise<void> {
    await writeAll(this.handle, encode(known), 0);
  }

  async sync(): Promise<void> {
    await this.handle.datasync();
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}

// Always as long, so that it is replaced in place by one write.
function encode({ generation, length }: KnownLength): Buffer {
  const numbers = [String(generation).padStart(10, '0'), String(length).padStart(16, '0')] as const;
  return Buffer.from(`HMDBLEN1 ${numbers.join(' ')} ${checksum(...numbers)}\n`, 'latin1');
}

const checksum = (generation: string, length: string) => crc32(`${generation} ${length}`).toString(16).padStart(8, '0');
