import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { isSystemError } from './storage-errors.js';

/** Writes a whole file to disk and returns its handle. Leaves no part of a file that does not fit on the disk. */
export async function writeNew(path: string, content: Uint8Array, flags: 'w' | 'wx'): Promise<FileHandle> {
  const handle = await open(path, flags);
  try {
    await writeAll(handle, content, 0);
    await handle.sync();
    return handle;
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}

export async function writeAll(handle: FileHandle, content: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < content.length;) {
    const { bytesWritten } = await handle.write(content, done, content.length - done, position + done);
    done += bytesWritten;
  }
}

/** A rename or a new file is durable only once its folder is synced, which Windows does not support. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The content of a file; undefined if there is none. */
export async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
