import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoReset } from './demo-reset.mjs';
import { lockFolder } from './folder-lock.mjs';
import { freePortBase } from './ports.mjs';
import { inProject } from './project.mjs';
import { writeRunFile } from './run-file.mjs';
import { settingsFrom } from './settings.mjs';
import { startSystem } from './system.mjs';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hm-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const lockPath = () => join(dataDir, 'launcher.lock');

describe('the lock of a data folder', () => {
  it('rejects a second launcher until the first has ended', async () => {
    const first = await lockFolder(dataDir);
    await expect(lockFolder(dataDir)).rejects.toThrow(
      `Process ${process.pid} already runs Home Move on the data folder ${dataDir}. Stop it with Ctrl-C in its terminal, or set PORT_BASE to other ports, and HM_DATA_DIR to another folder if it is set.`,
    );
    await first.release();
    await (await lockFolder(dataDir)).release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('admits one of ten launchers at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(dataDir)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['a dead launcher', '4194304 1\n'],
    ['a launcher whose pid was reused', '1 1\n'],
    ['this process before a restart in a container', `${process.pid} 1\n`],
    ['a launcher that ended while it wrote the lock', ''],
  ])('of %s is taken over', async (_whose, content) => {
    await writeFile(lockPath(), content);
    await (await lockFolder(dataDir)).release();
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('a second launcher on the data folder of a running system', () => {
  const files = ['run.json', 'remotes.json', 'logs/api.log', 'mongo/data.log', 'assets/v1/loader.js'];
  const contents = () => Promise.all(files.map((file) => readFile(join(dataDir, file), 'utf8')));

  beforeEach(async () => {
    for (const file of files) {
      await mkdir(join(dataDir, file, '..'), { recursive: true });
      await writeFile(join(dataDir, file), `the first system’s ${file}`);
    }
    await writeRunFile(dataDir, [{ name: 'api', pid: process.pid, port: 4000 }]);
  });

  it('changes no file of it', async () => {
    const before = await contents();
    const lock = await lockFolder(dataDir);
    const settings = settingsFrom({ HM_DATA_DIR: dataDir, PORT_BASE: String(await freePortBase()) });
    await expect(startSystem(settings, { log: () => undefined })).rejects.toThrow('already runs Home Move');
    expect(await contents()).toEqual(before);
    expect((await readdir(dataDir)).toSorted()).toEqual(
      ['assets', 'launcher.lock', 'logs', 'mongo', 'remotes.json', 'run.json'].toSorted(),
    );
    await lock.release();
  });

  it('prints one line and exits with code 1', async () => {
    const lock = await lockFolder(dataDir);
    const env = { ...process.env, HM_DATA_DIR: dataDir, PORT_BASE: String(await freePortBase()) };
    const { status, stdout, stderr } = spawnSync(process.execPath, [inProject('dev', 'run.mjs'), 'start'], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stdout, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stdout: '',
      lines: [expect.stringMatching(/^Process \d+ already runs Home Move on the data folder /)],
    });
    await lock.release();
  });

  it('lets demo:reset remove nothing while the system starts', async () => {
    await rm(join(dataDir, 'run.json'));
    const lock = await lockFolder(dataDir);
    await expect(demoReset([], { HM_DATA_DIR: dataDir })).rejects.toThrow('already runs Home Move');
    expect(await readFile(join(dataDir, 'mongo/data.log'), 'utf8')).toBe('the first system’s mongo/data.log');
    await lock.release();
  });
});
