import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from '../launcher/managed-process.mjs';
import { freePortBase } from '../launcher/ports.mjs';
import { answersHttp } from '../launcher/readiness.mjs';
import { RunRecord } from '../launcher/run-file.mjs';
import { restartOneByOne } from './restart.mjs';
import { readSettings, settingsFrom, writeSettings } from './settings.mjs';

/** Serves its key on every path. Like the API, it does not start without one, and is ready a moment after it serves. */
const API = `
  const { createServer } = await import('node:http');
  if (!process.env.FIELD_KEY) { console.error('FIELD_KEY is missing'); process.exit(1); }
  let requests = 0;
  createServer((request, response) => {
    response.statusCode = request.url.endsWith('/ready') && (requests += 1) < 3 ? 503 : 200;
    response.end(process.env.FIELD_KEY);
  }).listen(Number(process.argv[2]), '127.0.0.1');
`;
const NAMES = ['api-1', 'api-2'] as const;

let folder: string;
let settings: ReturnType<typeof settingsFrom>;
let processes: ManagedProcess[] = [];
const events: string[] = [];
const failures = new EventEmitter();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hm-restart-'));
  settings = settingsFrom({ HM_DATA_DIR: folder, PORT_BASE: String(await freePortBase()) });
  await mkdir(settings.dataDir);
  events.length = 0;
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((managed) => managed.stop()));
  await rm(folder, { recursive: true });
});

const portOf = (name: string) => (settings.ports as Readonly<Record<string, number>>)[name];
const keyOf = async (name: string) => (await fetch(`http://127.0.0.1:${portOf(name)}/`)).text();
const restart = (timeoutMs?: number) =>
  restartOneByOne(settings, { log: (line: string) => void events.push(line), timeoutMs });

/** Starts two processes that read the file at each start, and records them, as a rehearsal does. */
async function startProcesses() {
  await writeSettings(settings.environment, { FIELD_KEY: 'first' });
  const script = join(folder, 'api.mjs');
  await writeFile(script, API);
  const record = new RunRecord(settings.dataDir, processes, { onFailure: () => {} });
  for (const name of NAMES) {
    const managed = new ManagedProcess({
      name,
      port: portOf(name),
      script,
      args: [String(portOf(name))],
      readEnv: () => ({ ...process.env, ...readSettings(settings.environment) }),
      ready: answersHttp(`http://127.0.0.1:${portOf(name)}/`),
      onRestart: (_: unknown, error?: Error) => {
        if (error) failures.emit(name);
        else {
          events.push(`${name} serves`);
          void record.update();
        }
      },
    });
    processes.push(managed);
    await managed.start();
  }
  await record.update();
}

describe('npm run rehearse -- --restart', () => {
  it('gives the processes the changed settings, one after the other', async () => {
    await startProcesses();
    await writeSettings(settings.environment, { FIELD_KEY: 'second' });
    await restart();
    expect(await Promise.all(NAMES.map(keyOf))).toEqual(['second', 'second']);
    const pids = processes.map(({ pid }) => pid);
    expect(events).toEqual([
      'api-1 serves',
      `api-1 is ready with the settings in ${settings.environment} (pid ${pids[0]})`,
      'api-2 serves',
      `api-2 is ready with the settings in ${settings.environment} (pid ${pids[1]})`,
    ]);
  });

  it('leaves the second process alone if the first does not start with the settings', async () => {
    await startProcesses();
    await writeSettings(settings.environment, { FIELD_KEY: '' });
    const failed = once(failures, 'api-1');
    await expect(restart(1000)).rejects.toThrow(
      `api-1 is not ready again. The terminal of the rehearsal has the reason; the process starts once ${settings.environment} is correct.`,
    );
    await failed;
    expect(events).toEqual([]);
    expect(await keyOf('api-2')).toBe('first');
  });

  it('explains what to do when no rehearsal runs', async () => {
    await expect(restart()).rejects.toThrow(
      `api-1 and api-2 do not both run on ${settings.dataDir}: npm run rehearse first.`,
    );
  });
});
