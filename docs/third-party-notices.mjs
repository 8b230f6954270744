// The software and artwork of others that production ships, with their licences: the content of THIRD-PARTY-NOTICES.md.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const shippedWorkspaces = [
  'api',
  'contract',
  'embed-snippet',
  'embed-react',
  'host-runtime',
  'shell',
  'ui',
  ...remotes,
];

/** Fonts and shapes that are no npm packages, and the fonts of pdfmake, whose licence its package does not name. */
const artwork = [
  { name: 'Figtree (font)', licence: 'OFL-1.1', file: 'ui/src/tokens/fonts/OFL-figtree.txt' },
  { name: 'Newsreader (font)', licence: 'OFL-1.1', file: 'ui/src/tokens/fonts/OFL-newsreader.txt' },
  { name: 'Lucide (icon shapes)', licence: 'ISC AND MIT', file: 'ui/src/icons/LICENSE.txt' },
  { name: 'Roboto (font, in pdfmake)', licence: 'Apache-2.0', copyright: 'Copyright 2011 Google Inc.' },
];

/** Changes with the locked packages outside development, and costs nothing to compute: `npm ls` takes seconds. */
export function lockFingerprint() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const locked = Object.entries(packages).filter(
    ([path, { dev, version }]) => path.includes('node_modules/') && version !== undefined && !dev,
  );
  const hash = createHash('sha256');
  for (const [path, { version, license }] of locked) hash.update(`${path} ${version} ${license}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Folders of the production dependencies. `npm ls` also lists peers that are installed with them. */
export function productionFolders() {
  const workspaces = shippedWorkspaces.flatMap((name) => ['-w', name]);
  const output = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable', ...workspaces], {
    cwd: root,
    encoding: 'utf8',
  });
  return output.split('\n').filter((path) => path.includes(`${sep}node_modules${sep}`) && !path.includes('@home-move'));
}

/** Licence, then notices, as the package ships them; a licence in the README counts, a mere reference does not. */
function licenceTextOf(folder) {
  const files = readdirSync(folder).toSorted();
  const named = files.filter((name) => /^(?:mit-)?(?:un)?licen[cs]e|^copying|^notice/i.test(name));
  const readme = files.find((name) => /^readme/i.test(name));
  const texts = (named.length > 0 ? named : readme ? [readme] : []).map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  if (named.length > 0) return texts.join('\n\n');
  return (
    texts[0]?.match(/(?:Copyright.*\s+)?Permission is hereby granted[\s\S]*?DEALINGS IN THE SOFTWARE\./i)?.[0] ?? ''
  );
}

function packageAt(folder) {
  const { name, version, license, os, cpu } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Prebuilt binaries differ by platform and have the licence of the package that requires them.
  return os || cpu ? [] : [{ name, version, licence: license, text: licenceTextOf(folder) }];
}

const isCopyright = (line) => /^\W*(?:copyright|\(c\)|©)/i.test(line) && /\d{4}|\(c\)|©/i.test(line);
const bodyOf = (text) => text.split('\n').filter((line) => !isCopyright(line));
const keyOf = (text) => bodyOf(text).join(' ').replaceAll(/\W+/g, ' ').trim().toLowerCase();

/** Components whose licence texts differ only in their copyright lines, together. */
function byText(components) {
  const groups = new Map();
  for (const component of components) {
    const key = keyOf(component.text);
    groups.set(key, [...(groups.get(key) ?? []), component]);
  }
  return [...groups.values()];
}

function section(components, number) {
  const copyright = components.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter(isCopyright)
      .map((line) => `${name}: ${line.replace(/^[\s*#>]+/, '').trim()}`),
  );
  const [{ text }] = components;
  const body = bodyOf(text)
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return [`## Text ${number}`, '````text', ...new Set(copyright), '', body, '````'].join('\n');
}

/** The whole file. The same installed packages give the same text on every platform. */
export function thirdPartyNotices() {
  const packages = [...new Set(productionFolders())].flatMap(packageAt);
  const works = artwork.map(({ file, copyright, ...work }) => ({
    ...work,
    version: '',
    text: file
      ? readFileSync(join(root, file), 'utf8')
      : `${copyright}\n${packages.find(({ name }) => name === 'reflect-metadata').text}`,
  }));
  const components = [...works, ...packages].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true }),
  );
  const unique = [...new Map(components.map((item) => [`${item.name}@${item.version}`, item])).values()];
  const groups = byText(unique.filter(({ text }) => text !== ''));
  const numberOf = (component) => groups.findIndex((group) => group.includes(component)) + 1;
  const rows = unique.map((component) => {
    const { name, version, licence, text } = component;
    return `| ${name} | ${version} | ${licence ?? 'MIT'} | ${text === '' ? 'none' : numberOf(component)} |`;
  });
  return [
    '# Third-party notices',
    [
      'Home Move contains the packages, fonts and shapes below. `npm run docs:update` writes this file from the installed production',
      'dependencies; a test fails if it is out of date. A component with text "none" ships no licence text: the licence that it',
      'declares applies.',
    ].join('\n'),
    `Fingerprint of the locked packages: ${lockFingerprint()}`,
    ['| Component | Version | Licence | Text |', '|---|---|---|---|', ...rows].join('\n'),
    ...groups.map((group, index) => section(group, index + 1)),
  ]
    .join('\n\n')
    .concat('\n');
}
