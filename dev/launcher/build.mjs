import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatElapsed, runToEnd } from './command.mjs';
import { UserError } from './user-error.mjs';
import { fingerprint } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './project.mjs';
import { BUILD_UNITS } from './units.mjs';

const CONCURRENCY = 2;

/** `npm run build [names]`: builds the stale ones of all units, or of the named ones. */
export async function build(names) {
  await ensureInstalled();
  await buildStale({ units: unitsNamed(names) });
}

function unitsNamed(names) {
  const unknown = names.find((name) => !BUILD_UNITS.some((unit) => unit.name === name));
  if (unknown)
    throw new UserError(
      `Nothing to build is called ${unknown}. Known: ${BUILD_UNITS.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? BUILD_UNITS : BUILD_UNITS.filter(({ name }) => names.includes(name));
}

/** Builds units whose inputs changed since their last build, two at a time. The first failure throws a UserError. */
export async function buildStale({ units = BUILD_UNITS, root = ROOT, run = runToEnd, log = console.log } = {}) {
  const queue = [...units];
  const worker = async () => {
    for (let unit = queue.shift(); unit; unit = queue.shift()) await buildUnit(unit, { root, run, log });
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function buildUnit(unit, { root, run, log }) {
  const record = join(root, '.cache', 'build', `${unit.name}.json`);
  const current = await fingerprint(root, unit.inputs);
  if (existsSync(join(root, unit.output)) && (await builtFrom(record)) === current) return;
  log(`Building ${unit.name} …`);
  const since = performance.now();
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, text } = await run(unit.program, unit.args, { output: 'keep', cwd: root, env });
  if (code !== 0) throw new UserError(`${text.trimEnd()}\nBuilding ${unit.name} failed.`);
  await mkdir(join(root, '.cache', 'build'), { recursive: true });
  await writeFile(record, JSON.stringify({ fingerprint: current }));
  log(`Built ${unit.name} in ${formatElapsed(since)}`);
}

async function builtFrom(record) {
  try {
    return JSON.parse(await readFile(record, 'utf8')).fingerprint;
  } catch {
    return undefined; // never built, or the record is damaged: build
  }
}
