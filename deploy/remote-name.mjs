import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCodes, UserError } from './user-error.mjs';

/** The name of the shell in the store and the registry. */
export const SHELL = 'shell';

/** Whether a command is about the shell: by option, or because npm runs in its folder. */
export const isShell = ({ remote }) =>
  remote === SHELL || (remote === undefined && packageName() === '@home-move/shell');

/**
 * The remote that a command is about: the given one, or that of the folder in which npm runs. Throws a UserError for none, and for the
 * shell.
 */
export async function remoteName(options) {
  if (isShell(options)) {
    const commands = 'publish, rollback, withdraw, restore, status, audit';
    throw new UserError(`The shell has only these commands: ${commands}.`, exitCodes.usage);
  }
  const { remote } = options;
  if (remote !== undefined) return remote;
  const manifest = resolve('remote.config.mjs');
  if (!existsSync(manifest)) throw new UserError('--remote is missing: this folder holds no remote.', exitCodes.usage);
  return (await import(pathToFileURL(manifest).href)).default.name;
}

function packageName() {
  return existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')).name : undefined;
}
