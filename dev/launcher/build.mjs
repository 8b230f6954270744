import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd } from './command.mjs';
import { UserError } from './user-error.mjs';
import { fingerprint } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './project.mjs';
import { seconds } from './stopwatch.mjs';
import { BUILD_UNITS } from './units.mjs';

const AT_ONCE = 2;

/** `npm run build [names]`: builds what is stale of all units or of those named. */
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

/** Builds every unit whose inputs differ from those of its last build, two at once. Complains of the first that fails. */
export async function buildStale({ units = BUILD_UNITS, root = ROOT, run = runToEnd, log = console.log } = {}) {
  const waiting = [...units];
  const worker = async () => {
    for (let unit = waiting.shift(); unit; unit = waiting.shift()) await buildUnit(unit, { root, run, log });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function buildUnit(unit, { root, run, log }) {
  const record = join(root, '.cache', 'build', `${unit.name}.json`);
  const wanted = await fingerprint(root, unit.inputs);
  if (existsSync(join(root, unit.output)) && (await builtFrom(record)) === wanted) return;
  const since = performance.now();
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, text } = await run(unit.program, unit.args, { output: 'keep', cwd: root, env });
  if (code !== 0) throw new UserError(`${text.trimEnd()}\nBuilding ${unit.name} failed.`);
  await mkdir(join(root, '.cache', 'build'), { recursive: true });
  await writeFile(record, JSON.stringify({ fingerprint: wanted }));
  log(`Built ${unit.name} in ${seconds(since)}`);
}

async function builtFrom(record) {
  try {
    return JSON.parse(await readFile(record, 'utf8')).fingerprint;
  } catch {
    return undefined; // never built, or the record is torn: build
  }
}
