import { createHash } from 'node:crypto';
import type {
  EntryState,
  FaultCount,
  RegistryPin,
  RegistryStatus,
  RemoteStatus,
  VersionStatus,
} from '@home-move/contract';
import { scopeKey } from '../registry/pin-scope.js';
import { statusPageStyle } from './status-page.style.js';

const hash = createHash('sha256').update(statusPageStyle).digest('base64');

/** Allows no script, no request and no framing. `sandbox` hides the page from scripts of the same origin. */
export const statusPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`;

const entryLabels: Readonly<Record<NonNullable<EntryState>, string>> = {
  ok: 'answers with its hash',
  missing: 'missing',
  different: 'has another hash',
  tooLarge: 'is larger than 5 MB',
  wrongHeaders: 'lacks headers',
  unreachable: 'cannot be fetched',
};

/** Renders the remotes: versions, pins, and the resolution for each brand. */
export function statusPage({ checkedAt, remotes }: RegistryStatus): string {
  const body = remotes.length === 0 ? '<section><p>No remote is known.</p></section>' : remotes.map(section).join('');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Remotes · Home Move</title>
<style>${statusPageStyle}</style>
</head>
<body>
<main>
<header><h1>Remotes</h1><p>As of ${formatTime(checkedAt)}. Reload to look again.</p></header>
${body}
</main>
</body>
</html>
`;
}

function section({ name, kind, versions, pins, canaries, disabled, resolved }: RemoteStatus): string {
  const resolutions = resolved.map(
    ({ brand, branch, version }) => `<li>${text(branch === null ? brand : `${brand}/${branch}`)} ${text(version)}</li>`,
  );
  const pinItems = pins.map((pin) => `<li>${formatPin(pin)}</li>`);
  const canaryItems = canaries.map(
    ({ version, percent, scope }) => `<li>${text(version)} for ${percent}% of ${text(scopeKey(scope))}</li>`,
  );
  const disabledItems = disabled.map(({ scope }) => `<li>${text(scopeKey(scope))}</li>`);
  const faultItems = versions.flatMap(({ version, health }) =>
    health.brands.flatMap(({ brand, faults }) =>
      faults.map((fault) => `<li>${formatFault(version, brand, fault)}</li>`),
    ),
  );
  return `<section aria-labelledby="${name}">
<h2 id="${name}">${name} <small>${kind}</small></h2>
${versions.map(versionBlock).join('')}
<h3>Brands get</h3><ul>${resolutions.join('')}</ul>
${list('Pins', pinItems)}${list('Canaries', canaryItems)}${list('Disabled for', disabledItems)}${list('Faults', faultItems)}
</section>`;
}

const list = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<h3>${title}</h3><ul>${items.join('')}</ul>`;

function versionBlock(status: VersionStatus): string {
  const { version, contract, entry, source, publishedBy, publishedAt, commit, builder } = status;
  const details: readonly (readonly [title: string, detail: string])[] = [
    ['Contract', text(contract)],
    ['Entry', entryDetail(entry)],
    ['State', stateDetail(status)],
    ['Faulty visits', faultyDetail(status)],
    ['Signed by', optionalDetail(status.signedBy)],
    ['Source', source],
    ['Published by', text(publishedBy)],
    ['Published at', formatTime(publishedAt)],
    ['Commit', optionalDetail(commit && shortCommit(commit))],
    ['Builder', optionalDetail(builder)],
  ];
  const entries = details.map(([title, detail]) => `<div><dt>${title}</dt><dd>${detail}</dd></div>`);
  return `<article><h3>${text(version)}</h3><dl>${entries.join('')}</dl></article>`;
}

function entryDetail(entry: EntryState): string {
  if (entry === null) return '<span class="none">not in use</span>';
  return `<span class="${entry === 'ok' ? 'ok' : 'no'}">${entryLabels[entry]}</span>`;
}

const optionalDetail = (value: string | null) => (value === null ? '<span class="none">–</span>' : text(value));

const shortCommit = (commit: string) => commit.replace(/^(.{12}).{28}/, '$1');

function stateDetail({ withdrawal, provenAt, signatureError }: VersionStatus): string {
  if (signatureError !== null) return `<span class="no">not served</span> its signature ${text(signatureError)}`;
  if (withdrawal) return `<span class="no">withdrawn</span> ${text(withdrawal.why)}`;
  return provenAt === null ? '<span class="none">not proven yet</span>' : '<span class="ok">proven</span>';
}

function faultyDetail({ health: { visits, faulty, since } }: VersionStatus): string {
  if (visits === 0 && faulty === 0) return '<span class="none">no visits</span>';
  const all = Math.max(visits, faulty);
  if (faulty === 0 || since === null) return `0 of ${all}`;
  return `<span class="no">${faulty} of ${all}</span> since ${formatTime(since)}`;
}

const formatFault = (version: string, brand: string, { code, phase, context, count, latest }: FaultCount) =>
  `${text(version)}, ${text(brand)}, ${context}: ${code} (${phase}) ${count}×, latest ${formatTime(latest)}`;

const formatPin = ({ version, scope, pinnedBy, pinnedAt }: RegistryPin) =>
  `${text(version)} for ${text(scopeKey(scope))}, by ${text(pinnedBy)}, ${formatTime(pinnedAt)}`;

function formatTime(iso: string): string {
  return `<time datetime="${text(iso)}">${text(iso.slice(0, 16).replace('T', ' '))} UTC</time>`;
}

function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
