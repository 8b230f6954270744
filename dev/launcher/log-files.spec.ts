import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogs, terminalMessage } from './log-files.mjs';

describe('the log of a process', () => {
  let dataDir: string;
  const terminal = { error: jest.fn<void, [string]>() };
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hm-logs-'));
    terminal.error.mockReset();
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const textOf = (name: string) => readFile(join(dataDir, 'logs', `${name}.log`), 'utf8');

  it('contains the lines since the last start', async () => {
    for (const run of ['first', 'second']) {
      const logs = await openLogs(dataDir, terminal);
      logs.write('api', `${run} line`);
      logs.write('api', 'another line');
      logs.close();
      logs.write('api', 'too late');
    }
    expect(await textOf('api')).toBe('second line\nanother line\n');
  });

  // A folder instead of the file fails every write, as a full disk does.
  it('loses lines that cannot be written, reports that once, and continues when they can', async () => {
    await mkdir(join(dataDir, 'logs', 'api.log'), { recursive: true });
    const logs = await openLogs(dataDir, terminal);
    logs.write('api', 'lost');
    logs.write('api', 'lost too');
    logs.write('mongo', 'kept');
    await rm(join(dataDir, 'logs', 'api.log'), { recursive: true });
    logs.write('api', 'written again');
    logs.close();
    expect(terminal.error.mock.calls).toEqual([
      [expect.stringContaining(`Lines are missing in ${join(dataDir, 'logs')}: EISDIR`)],
    ]);
    expect(await textOf('api')).toBe('written again\n');
    expect(await textOf('mongo')).toBe('kept\n');
  });

  // Only Linux has /dev/full.
  if (process.platform === 'linux') {
    it('loses lines on a full disk, and ends nothing', async () => {
      await mkdir(join(dataDir, 'logs'));
      await symlink('/dev/full', join(dataDir, 'logs', 'api.log'));
      const logs = await openLogs(dataDir, terminal);
      logs.write('api', 'lost');
      logs.write('api', 'lost too');
      logs.close();
      expect(terminal.error.mock.calls).toEqual([[expect.stringContaining('ENOSPC: no space left on device')]]);
    });
  }
});

describe('terminalMessage', () => {
  it.each([
    ['{"level":30,"msg":"request"}', 'stdout', undefined],
    ['{"level":40,"msg":"slow vendor"}', 'stdout', 'slow vendor'],
    ['{"level":50,"msg":"failed","err":{"message":"no connection"}}', 'stdout', 'failed: no connection'],
    ['{"level":50,"msg":"same","err":{"message":"same"}}', 'stderr', 'same'],
    ['plain text', 'stdout', undefined],
    ['plain text', 'stderr', 'plain text'],
    ['{not json', 'stderr', '{not json'],
    ['', 'stderr', undefined],
  ])('for %p on %s is %p', (line, source, expected) => {
    expect(terminalMessage(line, source)).toBe(expected);
  });
});
