import { table } from './table.mjs';

/** Prints the versions of the shell, and which of them new documents use. */
export function printShells({ selected, inUse, versions }, log) {
  const rows = versions.map((version) => [
    version.version,
    stateOf(version, inUse),
    version.runtimes.join(', '),
    version.source,
    version.signedBy ?? '-',
    version.publishedBy ?? '-',
    version.publishedAt ?? '-',
    version.commit?.slice(0, 12) ?? '-',
    version.withdrawal?.why ?? version.signatureError ?? '-',
  ]);
  log(table(['version', 'state', 'contract', 'from', 'signed by', 'by', 'at', 'commit', 'why'], rows));
  if (inUse !== selected) log(`The API still uses ${inUse}: it cannot fetch ${selected} yet.`);
}

function stateOf({ version, withdrawal, signatureError }, inUse) {
  if (signatureError !== null) return 'NOT SIGNED';
  if (withdrawal !== null) return 'WITHDRAWN';
  return version === inUse ? 'in use' : 'not in use';
}
