import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeRunFile, runningProcesses, writeRunFile } from './run-file.mjs';

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
