import { callRegistry } from './registry.mjs';
import { isShell, remoteName, SHELL } from './remote-name.mjs';
import { table } from './table.mjs';

/** Prints the latest changes of the remote, newest first. */
export async function audit(options, log = console.log) {
  const name = isShell(options) ? SHELL : await remoteName(options);
  const query = new URLSearchParams({ name, ...(options.limit !== undefined && { limit: options.limit }) });
  const entries = await callRegistry(options, 'GET', `audit?${query}`);
  if (entries.length === 0) return log(`Nothing has been changed about ${name}.`);
  const rows = entries.map(({ at, who, what, scope, before, after, why, commit, builder, signedBy }) => [
    at,
    who,
    what,
    scope ?? 'all',
    before ?? '-',
    after ?? '-',
    commit?.slice(0, 12) ?? '-',
    builder ?? '-',
    signedBy ?? '-',
    why ?? '-',
  ]);
  log(table(['at', 'who', 'what', 'for', 'before', 'after', 'commit', 'builder', 'signed by', 'why'], rows));
}
