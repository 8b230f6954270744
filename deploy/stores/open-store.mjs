import { exitCodes, UserError } from '../user-error.mjs';
import { FolderStore } from './folder-store.mjs';

/**
 * A static store. Paths are relative to its root and use `/`, for example `remotes/energy/1.0.0/entry.js`. Every method throws
 * a UserError when the store cannot be used.
 *
 * @typedef {object} Store
 * @property {boolean} keepsHeaders Whether the store keeps one representation of a file together with its headers. Otherwise a
 *   server in front of it sends the headers, and chooses between a file, its `.br` and its `.gz`.
 * @property {(path: string) => string} address The path as people know it, for messages.
 * @property {(options: { isDryRun: boolean }, log: (line: string) => void) => Promise<void>} prepare Makes the store readable from
 *   pages of other origins, as far as it can. Logs each change and each obstacle. Changes nothing in a dry run.
 * @property {(path: string, content: Uint8Array, headers: import('./file-headers.mjs').FileHeaders) => Promise<boolean>} put Stores a
 *   whole file, or nothing. Returns false, and changes nothing, when the file exists.
 * @property {(path: string, content: Uint8Array, headers: import('./file-headers.mjs').FileHeaders) => Promise<void>} replace Stores a
 *   whole file, whether it exists or not. Readers get the old file or the new one.
 * @property {(path: string, text: string) => Promise<boolean>} reserve Creates a lock file. Of several simultaneous calls one
 *   returns true.
 * @property {(path: string) => Promise<Uint8Array | null>} read The decoded content of a file; null when it does not exist.
 * @property {(folder: string) => Promise<readonly string[]>} list The files below a folder, relative to it.
 * @property {(folder: string) => Promise<readonly string[]>} folders The names of the folders directly below a folder,
 *   sorted.
 * @property {(folder: string) => Promise<Date | null>} modified When a file below a folder was stored last; null without files.
 * @property {(path: string) => Promise<void>} remove Removes a file if it exists.
 * @property {(folder: string) => Promise<void>} removeFolder Removes a folder with all of its files.
 */

const S3_SCHEME = 's3://';

/** Whether a location names a bucket rather than a folder. */
export const isBucket = (location) => location.startsWith(S3_SCHEME);

/**
 * Opens the store at a location: an absolute path, or `s3://bucket/prefix`. Throws a UserError for an unusable location, and when
 * the package for S3 is not installed.
 *
 * @returns {Promise<Store>}
 */
export async function openStore(location) {
  if (!isBucket(location)) return new FolderStore(location);
  const [bucket, ...prefix] = location.slice(S3_SCHEME.length).split('/').filter(Boolean);
  if (bucket === undefined) {
    throw new UserError(`--to must name a bucket, for example s3://assets; it is "${location}".`, exitCodes.usage);
  }
  // Loaded on demand: publishing to a folder must work on a machine that has only a build.
  const { S3Store } = await import('./s3-store.mjs');
  return S3Store.open(bucket, prefix.join('/'));
}
