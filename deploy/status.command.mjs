import { callRegistry } from './registry.mjs';
import { table } from './table.mjs';

const entries = { ok: 'ok', missing: 'MISSING', different: 'OTHER HASH', unreachable: 'NO ANSWER' };

/** Prints each remote with its versions, its pins and what each brand gets. */
export async function status(options, say = console.log) {
  const { checkedAt, remotes } = await callRegistry(options, 'GET', 'status');
  say(`${options.api} at ${checkedAt}`);
  if (remotes.length === 0) say('No remote is known.');
  for (const remote of remotes) say(`\n${remote.name} (${remote.kind})\n${rows(remote)}`);
}

function rows({ versions, pins, resolved }) {
  const lines = versions.map((one) => [
    one.version,
    one.contract,
    one.entry === null ? '-' : entries[one.entry],
    one.source,
    one.publishedBy,
    one.publishedAt,
    brandsOf(resolved, one.version),
  ]);
  const held = pins.map(({ version, scope, pinnedBy, pinnedAt }) => [version, scopeWords(scope), pinnedBy, pinnedAt]);
  const heads = ['version', 'contract', 'entry', 'from', 'by', 'at', 'brands'];
  return table(heads, lines) + (held.length === 0 ? '' : `\n${table(['pinned', 'for', 'by', 'at'], held)}`);
}

const brandsOf = (resolved, version) =>
  resolved
    .filter((one) => one.version === version)
    .map(({ brand, branch }) => (branch === null ? brand : `${brand}/${branch}`))
    .join(', ') || '-';

function scopeWords(scope) {
  if (scope === 'all') return 'all';
  if (scope.partner !== undefined) return `partner ${scope.partner}`;
  return scope.branch === undefined ? `brand ${scope.brand}` : `branch ${scope.brand}/${scope.branch}`;
}
