// Measures the downloads of browsers against the budgets, on finished builds (`npm run build`): everything, or only the remotes in
// the folders of the command line.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readManifest, remoteFolders } from '../../build/remotes.mjs';
import { publish } from '../launcher/publish.mjs';
import { settingsFrom } from '../launcher/settings.mjs';
import { ownCode } from './own-code.mjs';

const root = join(import.meta.dirname, '..', '..');
const kilo = 1024;

const read = (...path) => readFileSync(join(root, ...path));
const gz = (...path) => gzipSync(read(...path), { level: 9 }).length;
const br = (...path) => brotliCompressSync(read(...path)).length;
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
const formatSize = (bytes) => `${(bytes / kilo).toFixed(1)} kB`;

/** The scripts of the shell's document: everything that loads before a remote. */
function shellScripts() {
  const html = read('shell', 'dist', 'index.html').toString();
  return [...html.matchAll(/src="\/react-tenant-portal\/([^"]+\.js)"/g)].map(([, name]) => name);
}

/** The shell's files that hold these shared libraries, each once. */
function libraryFiles(modules) {
  const { provided } = JSON.parse(read('shell', 'dist', 'assets.json'));
  const files = modules.flatMap((module) => provided[module].files);
  return [...new Set(files)].map((file) => file.replace('/react-tenant-portal/', ''));
}

const records = () => remoteFolders().map((folder) => ({ folder, ...JSON.parse(read(folder, 'dist', 'remote.json')) }));

/** All scripts of a mover who opens the first page of each journey up to the confirmation: libraries count once. */
function fiveFirstScreens() {
  const isPassed = ({ name, routes }) => routes.length > 0 && !['partners', 'your-move'].includes(name);
  const journeys = records().filter(isPassed);
  return sum([
    ...shellScripts().map((file) => br('shell', 'dist', file)),
    ...journeys.flatMap(({ folder, entry, firstChunks }) =>
      [entry, ...firstChunks].map((file) => br(folder, 'dist', file)),
    ),
    ...libraryFiles(journeys.flatMap(({ firstShared }) => firstShared)).map((file) => br('shell', 'dist', file)),
  ]);
}

/** Size of a first screen together with the libraries that the shell provides for it. */
const withLibraries = (folder, chunks, libraries) =>
  sum([
    ...chunks.map((file) => gz(folder, 'dist', file)),
    ...libraryFiles(libraries).map((file) => gz('shell', 'dist', file)),
  ]);

async function remoteRows(folder) {
  const { name, entry, firstChunks, firstShared, files } = JSON.parse(read(folder, 'dist', 'remote.json'));
  const { bytes: own, libraries } = await ownCode(join(root, folder));
  const { standsAlone } = await readManifest(join(root, folder));
  // A remote may carry React for hosts without it, in chunks that other hosts do not load.
  // The page without a signal has no shell.
  const isOffline = (file) => file.startsWith('offline.');
  const loadedByAll = standsAlone ? [entry, ...firstChunks] : Object.keys(files).filter((file) => !isOffline(file));
  const copiesOfReact = loadedByAll.filter((file) => read(folder, 'dist', file).includes('Minified React error'));
  return [
    // A standalone remote includes a federation runtime.
    { item: `${name}: entry`, bytes: gz(folder, 'dist', entry), budget: (standsAlone ? 18 : 8) * kilo },
    {
      item: `${name}: own code of the first screen`,
      bytes: own,
      budget: 30 * kilo,
      note: existsSync(join(root, 'shell', 'dist'))
        ? `${formatSize(withLibraries(folder, firstChunks, firstShared))} with ${libraries.join(', ')}`
        : `without ${libraries.join(', ')}`,
    },
    { item: `${name}: copies of React`, bytes: copiesOfReact.length, budget: 0, isCount: true },
    ...Object.keys(files)
      .filter(isOffline)
      .map((file) => ({ item: `${name}: page without a signal`, bytes: gz(folder, 'dist', file), budget: 130 * kilo })),
  ];
}

/** Scripts for partner pages, measured as published: publishing writes addresses and hashes into them. */
async function publishedRows() {
  const dataDir = await mkdtemp(join(tmpdir(), 'hm-size-'));
  try {
    await publish({ dataDir, addresses: settingsFrom({}), builds: [], looks: async () => '' });
    const assets = join(dataDir, 'assets');
    const { version } = JSON.parse(read('embed-snippet', 'package.json'));
    const files = readdirSync(join(assets, `v${version}`));
    const servedBytes = (name) => {
      const file = files.find((candidate) => candidate.startsWith(`${name}.`) && candidate.endsWith('.js.br'));
      return readFileSync(join(assets, `v${version}`, file)).length;
    };
    return [
      { item: 'loader, brotli as served', bytes: servedBytes('loader'), budget: 4 * kilo },
      { item: 'its second script, brotli as served', bytes: servedBytes('behaviour'), budget: 4.5 * kilo },
      { item: 'its dialog, brotli as served', bytes: servedBytes('dialog'), budget: 6 * kilo },
      { item: 'its theme and consent, brotli as served', bytes: servedBytes('settings'), budget: 2.5 * kilo },
    ];
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

const rowsOf = async (remotes) => (await Promise.all(remotes.map(remoteRows))).flat();

async function allRows() {
  return [
    ...(await publishedRows()),
    { item: 'React wrapper, gzip', bytes: gz('embed-react', 'dist', 'embed-react.js'), budget: 1.5 * kilo },
    {
      item: 'host runtime for CRMs, brotli as served',
      bytes: br('host-runtime', 'dist', 'host-runtime.js'),
      budget: 8 * kilo,
    },
    {
      item: 'shell until the first remote mounts',
      bytes: sum(shellScripts().map((name) => gz('shell', 'dist', name))),
      budget: 112 * kilo,
    },
    {
      item: 'shell and five first screens, brotli',
      bytes: fiveFirstScreens(),
      budget: 260 * kilo,
    },
    ...(await rowsOf(remoteFolders())),
  ];
}

const named = process.argv.slice(2);
const everything = ['shell', 'embed-snippet', 'embed-react', 'host-runtime', ...remoteFolders()];
const needed = named.length > 0 ? named : everything;
const missing = needed.filter((folder) => !existsSync(join(root, folder, 'dist')));
if (missing.length > 0) {
  console.error(`Not built: ${missing.join(', ')}. Run npm run build first.`);
  console.log(`0 passed, ${missing.length} failed`);
  process.exit(1);
}

const rows = named.length > 0 ? await rowsOf(named) : await allRows();
const measured = rows.map((row) => ({ ...row, isWithinBudget: row.bytes <= row.budget }));
for (const { item, bytes, budget, isWithinBudget, isCount, note } of measured) {
  const amount = isCount ? String(bytes) : formatSize(bytes);
  const limit = isCount ? String(budget) : formatSize(budget);
  console.log(
    `${isWithinBudget ? 'ok  ' : 'OVER'} ${item.padEnd(45)} ${amount.padStart(9)} of ${limit.padStart(9)}${note ? `  (${note})` : ''}`,
  );
}
const failed = measured.filter(({ isWithinBudget }) => !isWithinBudget).length;
console.log(`${measured.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
