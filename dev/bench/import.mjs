// `npm run bench:import` imports a file of 10,000 moves, 300 of them wrong, on a separate system. It kills the API three times
// meanwhile, and then checks that no row is lost or doubled, and that the same file changes nothing.
import { deepStrictEqual, strictEqual } from 'node:assert';
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { adminEnvironment } from '../launcher/admin.mjs';
import { buildStale } from '../launcher/build.mjs';
import { runToEnd } from '../launcher/command.mjs';
import { ensureInstalled } from '../launcher/install.mjs';
import { startOwnSystem } from '../launcher/own-system.mjs';
import { SUPPORT_TOOL } from '../launcher/project.mjs';
import { runningProcesses } from '../launcher/run-file.mjs';
import { onStopSignal } from '../launcher/system.mjs';

const PARTNER = 'oakwood';
/** Each poll counts the rows. */
const POLL_INTERVAL_MS = 1000;
const MEMORY_INTERVAL_MS = 250;
const WRONG_OF_HUNDRED = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, kills: { type: 'string', default: '3' } },
});
const rows = Number(values.rows);
const kills = Number(values.kills);

const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const isWrong = (index) => index % 100 < WRONG_OF_HUNDRED;
/** The names of the columns are row 1. */
const wrongRows = Array.from({ length: rows }, (_, index) => index).flatMap((index) =>
  isWrong(index) ? [index + 2] : [],
);

/** A file whose wrong rows have no date of birth, but a text in its place. No one is invited while it is imported. */
function file() {
  const [agreed, moveIn, invite] = [dayIn(-1), dayIn(20), dayIn(10)];
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      `BENCH-${index}`,
      PARTNER,
      'Lettings',
      'Marigold',
      'Fennimore',
      isWrong(index) ? 'unknown' : '1991-04-12',
      `mover-${index}@example.test`,
      String(index % 300),
      'Castle Road',
      'Bedford',
      'MK40 2QT',
      moveIn,
      'tenancy-2026-03',
      agreed,
      invite,
    ].join(),
  );
  const columns =
    'reference,brand,type,firstName,surname,dateOfBirth,emailAddress,houseNameOrNumber,addressLine1,town,postcode,moveInDate,agreedText,agreedDate,inviteOn';
  return `${[columns, ...lines].join('\n')}\n`;
}

/** Creates a key by the support tool, whose last line is the key. */
async function createKey(env) {
  const args = ['partner-key', 'add', '--brand', PARTNER, '--scopes', 'moves:write,moves:read'];
  const { code, text } = await runToEnd(process.execPath, [SUPPORT_TOOL, ...args], {
    env: await adminEnvironment({ env }),
    output: 'keep',
  });
  if (code !== 0) throw new Error(text);
  return text.trim().split('\n').at(-1).trim();
}

/** The partner API of a system, whose calls wait while the API does not answer. */
function partnerApi({ settings }, key) {
  const call = (path, options = {}) =>
    fetch(`http://127.0.0.1:${settings.ports.api}/api/partner/v1${path}`, {
      ...options,
      headers: { authorization: `Bearer ${key}`, ...options.headers },
    });
  const read = async (path) => {
    const response = await call(path).catch(() => null);
    return response?.ok ? response : delay(POLL_INTERVAL_MS).then(() => read(path));
  };
  const upload = async (body) => {
    const headers = { 'content-type': 'text/csv' };
    const response = await call('/moves/import?mode=import', { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`the file was rejected: ${await response.text()}`);
    return response.json();
  };
  return {
    upload,
    progress: async (id) => (await read(`/imports/${id}`)).json(),
    report: async (id) => (await read(`/imports/${id}/report`)).text(),
  };
}

const apiPid = async ({ dataDir }) => (await runningProcesses(dataDir)).find(({ name }) => name === 'api')?.pid;

/** The greatest resident memory of the API, in MB, from now until `stop`. */
function watchMemory(system) {
  const stopping = new AbortController();
  let peak = 0;
  const watch = async () => {
    while (!stopping.signal.aborted) {
      const pid = await apiPid(system);
      const found = pid && (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => null));
      if (found) peak = Math.max(peak, Number(found.stdout) / 1024);
      await delay(MEMORY_INTERVAL_MS);
    }
  };
  const watching = watch();
  const stop = async () => {
    stopping.abort();
    await watching;
    return Math.round(peak);
  };
  return { stop };
}

const settledOf = ({ results }) => Object.values(results).reduce((sum, count) => sum + count, 0);

/**
 * Imports the file, and kills the API at equal distances. Returns the ended import, and the seconds until the rows were stored, until
 * they were processed, and until a job ran again after the kills.
 */
async function importFile(system, api, body, plannedKills) {
  const since = performance.now();
  const { id } = await api.upload(body);
  const uploaded = performance.now();
  let [killed, killedAt, settled, waited] = [0, null, 0, 0];
  let progress = await api.progress(id);
  while (progress.finishedAt === null) {
    const before = settled;
    settled = settledOf(progress);
    if (killedAt !== null && settled > before) {
      waited += performance.now() - killedAt;
      killedAt = null;
    }
    if (killedAt === null && killed < plannedKills && settled > (rows * (killed + 1)) / (plannedKills + 2)) {
      process.kill(await apiPid(system), 'SIGKILL');
      killed += 1;
      killedAt = performance.now();
      settled = settledOf(await api.progress(id));
    }
    await delay(POLL_INTERVAL_MS);
    progress = await api.progress(id);
  }
  strictEqual(killed, plannedKills, 'the import ended before the API was killed as planned');
  const seconds = { stored: uploaded - since, processed: performance.now() - uploaded, waited };
  return { progress, seconds: Object.fromEntries(Object.entries(seconds).map(([name, ms]) => [name, ms / 1000])) };
}

const resultsOf = (results) => ({
  created: 0,
  unchanged: 0,
  invalid: 0,
  differs: 0,
  objected: 0,
  skipped: 0,
  ...results,
});

async function expectReport(api, id, result) {
  const lines = (await api.report(id)).trim().split('\r\n').slice(1);
  const found = lines.map((line) => line.split(','));
  deepStrictEqual(
    found.map(([number]) => Number(number)),
    Array.from({ length: rows }, (_, index) => index + 2),
    'the report has not every row once',
  );
  deepStrictEqual(
    found.filter((row) => row[2] === 'invalid').map(([number]) => Number(number)),
    wrongRows,
    'other rows are invalid',
  );
  strictEqual(found.filter((row) => row[2] === result).length, rows - wrongRows.length, `other rows are ${result}`);
}

const countStored = async (database) => ({
  moves: await database.collection('partner_moves').countDocuments({ partner: PARTNER }),
  enrolments: await database.collection('enrolments').countDocuments(),
  sealedRows: await database.collection('partner_import_rows').countDocuments({ 'body.box': { $exists: true } }),
});

function print(name, { seconds: { stored, processed, waited } }, peak) {
  const speed = Math.round(rows / (processed - waited));
  const waiting = waited === 0 ? '' : `, of which ${waited.toFixed(1)} s from kills to the next run of the job`;
  console.log(`${name}: stored in ${stored.toFixed(1)} s, processed in ${processed.toFixed(1)} s${waiting}`);
  console.log(`  ${speed} rows/s, API at most ${peak} MB`);
}

async function bench(system) {
  const { default: mongoose } = await import('mongoose');
  const connection = await mongoose.createConnection(system.settings.database).asPromise();
  try {
    const api = partnerApi(system, await createKey(system.env));
    const before = await countStored(connection.db);
    const body = file();
    console.log(`${rows} rows, ${wrongRows.length} of them wrong, ${(body.length / 1024 / 1024).toFixed(1)} MB`);

    const memory = watchMemory(system);
    const first = await importFile(system, api, body, kills);
    print(`import with ${kills} kills of the API`, first, await memory.stop());
    const created = rows - wrongRows.length;
    deepStrictEqual(first.progress.results, resultsOf({ created, invalid: wrongRows.length }));
    await expectReport(api, first.progress.id, 'created');
    const after = await countStored(connection.db);
    deepStrictEqual(after, { moves: before.moves + created, enrolments: before.enrolments + created, sealedRows: 0 });

    const again = watchMemory(system);
    const second = await importFile(system, api, body, 0);
    print('the same file again', second, await again.stop());
    deepStrictEqual(second.progress.results, resultsOf({ unchanged: created, invalid: wrongRows.length }));
    await expectReport(api, second.progress.id, 'unchanged');
    deepStrictEqual(await countStored(connection.db), after);
    console.log(`${created} moves and enrolments, each once; no row lost or doubled`);
  } finally {
    await connection.close();
  }
}

await ensureInstalled();
await buildStale();
const system = await startOwnSystem('import');
onStopSignal(system.stop);
try {
  await bench(system);
} finally {
  await system.stop();
}
