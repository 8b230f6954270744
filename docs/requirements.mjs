// `npm run requirements`: every requirement with the tests that name it and passed in the last whole test run, then the
// counts by area. `--missing` prints only those without such a test, and fails if there are any. Planned requirements need none yet.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Written by `npm test`: [{ file, title, passed }]. */
const resultsFile = join(root, '.cache', 'test-results.json');
const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.git']);
// The report's own spec names ids as samples, not as requirements that it shows.
const isTest = (name) => /\.spec\.tsx?$/.test(name) && name !== 'requirements.spec.ts';

const readFile = (name) => parse(readFileSync(join(root, 'docs', 'requirements', name), 'utf8'));

/** The numbered specification: [{ id, where, must, kind, notshown? }]. */
export const readSpecification = () => readFile('specification.yaml');

/** All requirements. `planned: true`: not built yet, so no test proves it. */
export const readRequirements = () => [...readSpecification(), ...readFile('your-move.yaml')];

function* testFiles(folder = root) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* testFiles(path);
    else if (entry.isFile() && isTest(entry.name)) yield path;
  }
}

/** Ids in brackets of one text: `[A-01]`, `[A-01, B-02]`. */
export function idsIn(text) {
  return [...text.matchAll(/\[([A-Z]+-\d\d(?:, [A-Z]+-\d\d)*)\]/g)].flatMap(([, list]) => list.split(', '));
}

/** Titles of describe, it and test calls of a source text, with the ids they name. */
export function titlesIn(source) {
  const title = /\b(?:describe|it|test)(?:\.\w+)?(?:\([^'"`]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  const each = /\]\s*(?:as const\s*)?\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...source.matchAll(title), ...source.matchAll(each)].map((match) => match[2]);
}

/** Every title in the source of the project's tests: [{ file, title }]. */
export function titlesOfTests() {
  return [...testFiles()].flatMap((file) =>
    titlesIn(readFileSync(file, 'utf8')).map((title) => ({ file: relative(root, file), title })),
  );
}

/** Id → ["file: title", …] over all tests of the project. */
export function namedByTests() {
  const named = new Map();
  for (const { file, title } of titlesOfTests()) {
    for (const id of idsIn(title)) named.set(id, [...(named.get(id) ?? []), `${file}: ${title}`]);
  }
  return named;
}

/** Id → ["file: title", …] over the tests that ran and passed in the last whole run of `npm test` or `npm run test:full`. */
export function provenBy(results) {
  const proven = new Map();
  for (const { file, title, passed } of results) {
    if (!passed) continue;
    for (const id of idsIn(title)) proven.set(id, [...(proven.get(id) ?? []), `${file}: ${title}`]);
  }
  return proven;
}

function report(onlyMissing) {
  if (!existsSync(resultsFile)) {
    console.error('No results yet: run `npm test` or `npm run test:full` first.');
    return 1;
  }
  const requirements = readRequirements();
  const proven = provenBy(JSON.parse(readFileSync(resultsFile, 'utf8')));
  const areas = new Map();
  for (const { id, must, notshown, planned } of requirements) {
    const tests = proven.get(id) ?? [];
    const area = id.split('-')[0];
    const count = areas.get(area) ?? { all: 0, without: 0, notshown: 0, planned: 0 };
    count.all += 1;
    if (notshown) count.notshown += 1;
    else if (planned) count.planned += 1;
    else if (tests.length === 0) count.without += 1;
    areas.set(area, count);
    if (onlyMissing && (tests.length > 0 || notshown || planned)) continue;
    console.log(`${id}${notshown ? ' (not shown)' : ''}${planned ? ' (planned)' : ''}  ${must.slice(0, 100)}`);
    for (const test of tests) console.log(`    ${test}`);
  }
  console.log('\narea       all  without a test  not shown  planned');
  const row = (name, { all, without, notshown, planned }) =>
    `${name.padEnd(10)} ${String(all).padStart(3)}  ${String(without).padStart(14)}  ${String(notshown).padStart(9)}  ${String(planned).padStart(7)}`;
  for (const [area, count] of areas) console.log(row(area, count));
  const sum = (key) => [...areas.values()].reduce((total, count) => total + count[key], 0);
  const total = { all: sum('all'), without: sum('without'), notshown: sum('notshown'), planned: sum('planned') };
  console.log(row('total', total));
  return onlyMissing && sum('without') > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = report(process.argv.includes('--missing'));
