import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortBase } from './ports.mjs';
import { writeRunFile } from './run-file.mjs';
import { settingsFrom } from './settings.mjs';
import { assertPortsFree } from './system.mjs';

describe('a start while a port is taken', () => {
  let dataDir: string;
  let settings: ReturnType<typeof settingsFrom>;
  const server = createServer();
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hm-system-'));
    settings = settingsFrom({ PORT_BASE: String(await freePortBase()), HM_DATA_DIR: dataDir });
    await new Promise<void>((resolve) => {
      server.listen(settings.ports.mongo, '127.0.0.1', resolve);
    });
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(dataDir, { recursive: true });
  });

  it('names the port of another program', async () => {
    await expect(assertPortsFree(settings)).rejects.toThrow(
      `Port ${settings.ports.mongo} (mongo) is taken. Free it, or set PORT_BASE to another number.`,
    );
  });

  it('names the system that runs already', async () => {
    await writeRunFile(dataDir, [{ name: 'mongo', pid: process.pid, port: settings.ports.mongo }]);
    await expect(assertPortsFree(settings)).rejects.toThrow(
      `Home Move already runs at ${settings.portal}. Stop it with Ctrl-C in its terminal, or set PORT_BASE to another number.`,
    );
  });
});
