import { access, constants } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * The error code with which creating a file or folder would fail, such as EEXIST or ENOENT; null if it would succeed. Creates nothing, for
 * dry runs.
 */
export async function creationFailure(path: string): Promise<string | null> {
  if ((await accessFailure(path, constants.F_OK)) === null) return 'EEXIST';
  return accessFailure(dirname(resolve(path)), constants.W_OK);
}

async function accessFailure(path: string, mode: number): Promise<string | null> {
  try {
    await access(path, mode);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}
