import { mkdir, mkdtemp, readFile, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { removeRunFile, RunRecord, runningProcesses, writeRunFile } from './run-file.mjs';

/** Greater than any process id on Linux or macOS. */
const UNUSED_PID = 2 ** 30;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hm-run-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('run.json', () => {
  it('names each process with pid and port', async () => {
    await writeRunFile(dataDir, [
      { name: 'mongo', pid: 11, port: 4005, script: 'main.js' },
      { name: 'api', pid: undefined, port: 4000 },
    ]);
    expect(JSON.parse(await readFile(join(dataDir, 'run.json'), 'utf8'))).toEqual({
      processes: [{ name: 'mongo', pid: 11, port: 4005 }],
    });
  });

  it('lists the processes that are alive', async () => {
    await writeRunFile(dataDir, [
      { name: 'api', pid: process.pid, port: 4000 },
      { name: 'mongo', pid: UNUSED_PID, port: 4005 },
    ]);
    expect(await runningProcesses(dataDir)).toEqual([{ name: 'api', pid: process.pid, port: 4000 }]);
  });

  it('is removed when nothing runs', async () => {
    await writeRunFile(dataDir, [{ name: 'api', pid: process.pid, port: 4000 }]);
    await removeRunFile(dataDir);
    expect(await runningProcesses(dataDir)).toEqual([]);
  });
});

describe('the record of a running system', () => {
  const api = { name: 'api', pid: process.pid, port: 4000 };
  const failures: string[] = [];
  const recordOf = (...managed: object[]) =>
    new RunRecord(dataDir, managed, { onFailure: ({ message }: Error) => failures.push(message) });
  beforeEach(() => failures.splice(0));
  afterEach(() => jest.useRealTimers());

  it('survives simultaneous restarts', async () => {
    const record = recordOf(api);
    await Promise.all(Array.from({ length: 20 }, () => record.update()));
    expect(await runningProcesses(dataDir)).toEqual([api]);
    expect(failures).toEqual([]);
    await record.remove();
    expect(await runningProcesses(dataDir)).toEqual([]);
  });

  // A folder instead of the new file fails every write, as a full disk does.
  it('is repeated until it can be written, with one report', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const blocked = join(dataDir, 'run.json.new');
    await mkdir(blocked);
    const record = recordOf(api);
    await record.update();
    expect(await runningProcesses(dataDir)).toEqual([]);
    await rmdir(blocked);
    jest.advanceTimersByTime(1_000);
    while ((await runningProcesses(dataDir)).length === 0) await immediate();
    expect(failures).toEqual([expect.stringContaining('EISDIR')]);
  });

  it('is not written again after the system has stopped', async () => {
    const record = recordOf(api);
    await record.update();
    await record.remove();
    await record.update();
    expect(await runningProcesses(dataDir)).toEqual([]);
  });
});
