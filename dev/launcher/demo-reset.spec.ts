import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mongoose';
import { startEmbeddedMongo } from '@home-move/embedded-mongo';
import { demoReset } from './demo-reset.mjs';
import { portsFrom } from './ports.mjs';
import { writeRunFile } from './run-file.mjs';

let dataDir: string;
beforeEach(async () => {
  jest.spyOn(console, 'log').mockReturnValue();
  dataDir = await mkdtemp(join(tmpdir(), 'hm-reset-'));
  await put('remotes.json', JSON.stringify([{ name: 'energy', version: '0.1.0' }]));
  await put('mongo/log', 'data');
  await put('assets/v1/loader.js', 'loader');
  await put('assets/remotes/energy/0.1.0/entry.js', 'built');
  await put('assets/remotes/energy/0.2.0/entry.js', 'published');
  await put('assets/remotes/onboarding/0.1.0/entry.js', 'from an earlier start');
  await put('assets/remotes/shell/0.2.0/index.html', 'published');
});
afterEach(() => rm(dataDir, { recursive: true }));

async function put(path: string, text: string) {
  await mkdir(join(dataDir, path, '..'), { recursive: true });
  await writeFile(join(dataDir, path), text);
}
const remaining = (...paths: string[]) => paths.filter((path) => existsSync(join(dataDir, path)));
const paths = [
  'mongo/log',
  'assets/v1/loader.js',
  'assets/remotes/energy/0.1.0/entry.js',
  'assets/remotes/energy/0.2.0/entry.js',
  'assets/remotes/onboarding/0.1.0/entry.js',
  'assets/remotes/shell/0.2.0/index.html',
];

describe('demo:reset', () => {
  it('with nothing running, removes the database and the files of all remotes', async () => {
    await demoReset([], { HM_DATA_DIR: dataDir });
    expect(remaining(...paths)).toEqual(['assets/v1/loader.js']);
  });

  it('in a running system, empties the database and keeps the files of listed versions', async () => {
    const mongo = await startEmbeddedMongo({ port: 0 });
    const port = Number(new URL(mongo.uri).port);
    const api = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    const ended = once(api, 'exit') as Promise<[number | null, string | null]>;
    const database = await createConnection(mongo.uri, { dbName: 'home_move' }).asPromise();
    try {
      const published = database.collection('published_remotes');
      await published.insertOne({ name: 'energy', version: '0.2.0' });
      await runningAs(api, port);
      await demoReset([], { HM_DATA_DIR: dataDir, PORT_BASE: String(port - portsFrom(0).mongo) });
      expect(await published.countDocuments()).toBe(0);
      expect(remaining(...paths)).toEqual(['mongo/log', 'assets/v1/loader.js', 'assets/remotes/energy/0.1.0/entry.js']);
      expect((await ended)[1]).toBe('SIGTERM');
    } finally {
      api.kill();
      await database.close();
      await mongo.close();
    }
  });

  const runningAs = (api: ChildProcess, port: number) =>
    writeRunFile(dataDir, [
      { name: 'api', pid: api.pid, port: 1 },
      { name: 'mongo', pid: process.pid, port },
    ]);

  it('changes nothing when another database is used', async () => {
    const env = { HM_DATA_DIR: dataDir, MONGODB_URI: 'mongodb://db.example/home_move' };
    await expect(demoReset([], env)).rejects.toThrow('MONGODB_URI is set');
    expect(remaining(...paths)).toEqual(paths);
  });
});
