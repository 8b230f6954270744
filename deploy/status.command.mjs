import { callRegistry } from './registry.mjs';
import { isShell } from './remote-name.mjs';
import { formatScope } from './scope.mjs';
import { printShells } from './shell-status.mjs';
import { table } from './table.mjs';

const entryStates = {
  ok: 'ok',
  missing: 'MISSING',
  different: 'OTHER HASH',
  tooLarge: 'TOO LARGE',
  wrongHeaders: 'HEADERS',
  unreachable: 'NO ANSWER',
};

/** Prints each remote with its versions, its pins, and the version that each brand gets; in the shell's folder the versions of the shell. */
export async function status(options, log = console.log) {
  if (isShell(options)) return printShells(await callRegistry(options, 'GET', 'shells'), log);
  const { checkedAt, remotes } = await callRegistry(options, 'GET', 'status');
  log(`${options.api} at ${checkedAt}`);
  if (remotes.length === 0) log('No remote is known.');
  for (const remote of remotes) log(`\n${remote.name} (${remote.kind})\n${rows(remote)}`);
}

function rows({ versions, pins, canaries, disabled, resolved }) {
  const lines = versions.map((version) => [
    version.version,
    version.contract,
    version.entry === null ? '-' : entryStates[version.entry],
    stateOf(version),
    version.signedBy ?? '-',
    faultRate(version.health),
    version.health.since ?? '-',
    version.source,
    version.publishedBy,
    version.publishedAt,
    brandsOf(resolved, version.version),
  ]);
  const heads = [
    'version',
    'contract',
    'entry',
    'state',
    'signed by',
    'faulty visits',
    'since',
    'from',
    'by',
    'at',
    'brands',
  ];
  return [
    table(heads, lines),
    ...section(['pinned', 'for', 'by', 'at'], pins, ({ version, scope, pinnedBy, pinnedAt }) => [
      version,
      formatScope(scope),
      pinnedBy,
      pinnedAt,
    ]),
    ...section(['canary', 'share', 'of', 'by', 'at'], canaries, ({ version, percent, scope, startedBy, startedAt }) => [
      version,
      `${percent}%`,
      formatScope(scope),
      startedBy,
      startedAt,
    ]),
    ...section(['disabled for', 'by', 'at'], disabled, ({ scope, disabledBy, disabledAt }) => [
      formatScope(scope),
      disabledBy,
      disabledAt,
    ]),
    ...section(
      ['withdrawn', 'by', 'at', 'why'],
      versions.flatMap(({ withdrawal }) => withdrawal ?? []),
      (withdrawal) => [withdrawal.version, withdrawal.withdrawnBy, withdrawal.withdrawnAt, withdrawal.why],
    ),
    ...section(
      ['not served', 'because its signature'],
      versions.filter(({ signatureError }) => signatureError !== null),
      ({ version, signatureError }) => [version, signatureError],
    ),
    ...section(
      ['faults of', 'brand', 'code', 'phase', 'context', 'count', 'since', 'latest'],
      faultsOf(versions),
      (row) => row,
    ),
  ].join('\n');
}

/** A table under the one of versions; nothing without rows. */
const section = (heads, rules, row) => (rules.length === 0 ? [] : [table(heads, rules.map(row))]);

function stateOf({ withdrawal, provenAt, health, signatureError }) {
  if (signatureError !== null) return 'NOT SIGNED';
  if (withdrawal !== null) return 'WITHDRAWN';
  if (provenAt !== null) return 'proven';
  return health.faulty > 0 ? 'FAULTS' : 'not proven yet';
}

function faultRate({ visits, faulty }) {
  const all = Math.max(visits, faulty);
  return all === 0 ? '-' : `${faulty} of ${all} (${((faulty * 100) / all).toFixed(1)}%)`;
}

const faultsOf = (versions) =>
  versions.flatMap(({ version, health }) =>
    health.brands.flatMap(({ brand, faults }) =>
      faults.map(({ code, phase, context, count, since, latest }) => [
        version,
        brand,
        code,
        phase,
        context,
        String(count),
        since,
        latest,
      ]),
    ),
  );

const brandsOf = (resolved, version) =>
  resolved
    .filter((resolution) => resolution.version === version)
    .map(({ brand, branch }) => (branch === null ? brand : `${brand}/${branch}`))
    .join(', ') || '-';
