import { callRegistry } from './registry.mjs';

const entryStates = {
  ok: 'ok',
  missing: 'MISSING',
  different: 'OTHER HASH',
  tooLarge: 'TOO LARGE',
  wrongHeaders: 'HEADERS',
  unreachable: 'NO ANSWER',
};

/** Prints each remote with its versions, its pins, and the version that each brand gets. */
export async function status(options, log = console.log) {
  const { checkedAt, remotes } = await callRegistry(options, 'GET', 'status');
  log(`${options.api} at ${checkedAt}`);
  if (remotes.length === 0) log('No remote is known.');
  for (const remote of remotes) log(`\n${remote.name} (${remote.kind})\n${rows(remote)}`);
}

function rows({ versions, pins, resolved }) {
  const lines = versions.map(({ version, contract, entry, source, publishedBy, publishedAt }) => [
    version,
    contract,
    entry === null ? '-' : entryStates[entry],
    source,
    publishedBy,
    publishedAt,
    brandsOf(resolved, version),
  ]);
  const pinned = pins.map(({ version, scope, pinnedBy, pinnedAt }) => [
    version,
    formatScope(scope),
    pinnedBy,
    pinnedAt,
  ]);
  const heads = ['version', 'contract', 'entry', 'from', 'by', 'at', 'brands'];
  return table(heads, lines) + (pinned.length === 0 ? '' : `\n${table(['pinned', 'for', 'by', 'at'], pinned)}`);
}

const brandsOf = (resolved, version) =>
  resolved
    .filter((resolution) => resolution.version === version)
    .map(({ brand, branch }) => (branch === null ? brand : `${brand}/${branch}`))
    .join(', ') || '-';

function formatScope(scope) {
  if (scope === 'all') return 'all';
  if (scope.partner !== undefined) return `partner ${scope.partner}`;
  return scope.branch === undefined ? `brand ${scope.brand}` : `branch ${scope.brand}/${scope.branch}`;
}

/** Aligns rows of text in columns, indented by two spaces. */
function table(heads, rows) {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}
