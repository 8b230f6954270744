import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCodes, UserError } from './user-error.mjs';

/** The remote that a command is about: the given one, or that of the folder in which npm runs. Throws a UserError for none. */
export async function remoteName({ remote }) {
  if (remote !== undefined) return remote;
  const manifest = resolve('remote.config.mjs');
  if (!existsSync(manifest)) throw new UserError('--remote is missing: this folder holds no remote.', exitCodes.usage);
  return (await import(pathToFileURL(manifest).href)).default.name;
}
