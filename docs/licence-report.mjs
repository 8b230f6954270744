// `npm run licences`: the licence of every component in THIRD-PARTY-NOTICES.md. Fails if one is not in the list of allowed licences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');

/** Licences that allow use in proprietary software if their text is passed on. Add one only after legal review. */
export const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Whether an SPDX expression without nesting can be met: one alternative of which every licence is allowed. */
export const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => allowedLicences.has(licence)));

/** The components of the notices: [{ name, version, licence }]. */
export function noticedComponents(notices = readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')) {
  const [, ...rows] = notices
    .split('\n')
    .filter((line) => /^\| [^|]* \| [^|]* \| [^|]+ \| (?:\d+|none|Text) \|$/.test(line));
  return rows.map((row) => {
    const [name, version, licence] = row.slice(2, -2).split(' | ');
    return { name, version: version.trim(), licence };
  });
}

/** The report, by licence, and the components whose licence is not allowed. */
export function licenceReport(components) {
  const byLicence = new Map();
  for (const item of components) byLicence.set(item.licence, [...(byLicence.get(item.licence) ?? []), item]);
  const lines = [...byLicence]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([licence, items]) => [
      `${licence}: ${items.length}${isAllowed(licence) ? '' : ' (not allowed)'}`,
      ...items.map(({ name, version }) => `  ${name} ${version}`.trimEnd()),
    ]);
  return { lines, rejected: components.filter(({ licence }) => !isAllowed(licence)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, rejected } = licenceReport(noticedComponents());
  console.log(lines.join('\n'));
  if (rejected.length > 0) {
    console.error(`Licence not allowed: ${rejected.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`);
    process.exitCode = 1;
  }
}
