// Prints the median and the 95th percentile of source file lengths and the share of short files, by folder.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const isSource = (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file) => /[.-]spec\.tsx?$|\/test\/|^e2e\/tests\//.test(file);

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = stdout.split('\n').filter(isSource);
const lengthOf = (file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;

/** The length that the given share of the files does not exceed. */
function percentile(lengths, share) {
  const sorted = lengths.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

/** Below this many lines a file belongs to its neighbour; at most 8% of the sources are shorter. */
const shortLength = 15;

function row(name, selected) {
  const lengths = selected.map(lengthOf);
  const short = lengths.filter((length) => length < shortLength).length;
  const cells = [
    selected.length,
    percentile(lengths, 0.5),
    percentile(lengths, 0.95),
    Math.max(0, ...lengths),
    `${((100 * short) / (lengths.length || 1)).toFixed(1)}%`,
  ];
  return name.padEnd(20) + cells.map((cell) => String(cell).padStart(8)).join('');
}

const sources = files.filter((file) => !isTest(file));
const folders = [...new Set(sources.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))];
console.log(`${'folder'.padEnd(20)}   files  median     p95 longest   short`);
for (const folder of folders)
  console.log(
    row(
      folder,
      sources.filter((file) => file.startsWith(`${folder}/`)),
    ),
  );
console.log(row('all sources', sources));
console.log(row('tests', files.filter(isTest)));
