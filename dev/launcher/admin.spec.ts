import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const built = jest.fn<boolean, [string]>();
jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), existsSync: (path: string) => built(path) }));
const run = jest.fn<Promise<{ code: number }>, [string, string[], { env: Record<string, string> }]>();
jest.mock('./command.mjs', () => ({ runToEnd: (...args: Parameters<typeof run>) => run(...args) }));

import { admin } from './admin.mjs';
import { writeRunFile } from './run-file.mjs';

let dataDir: string;
let exitCode: typeof process.exitCode;
beforeEach(async () => {
  exitCode = process.exitCode;
  dataDir = await mkdtemp(join(tmpdir(), 'hm-admin-'));
  built.mockReturnValue(true);
  run.mockReset().mockResolvedValue({ code: 0 });
});
afterEach(async () => {
  process.exitCode = exitCode;
  await rm(dataDir, { recursive: true });
});

describe('npm run admin', () => {
  it('runs the tool on the database of the running system, and exits with its code', async () => {
    await writeRunFile(dataDir, [{ name: 'mongo', pid: process.pid, port: 5005 }]);
    run.mockResolvedValue({ code: 1 });
    await admin(['brand', 'list'], { HM_DATA_DIR: dataDir, PORT_BASE: '5000' });
    const [program, args, { env }] = run.mock.calls[0] ?? ['', [], { env: {} }];
    expect(program).toBe(process.execPath);
    expect(args.slice(1)).toEqual(['brand', 'list']);
    expect(args[0]).toMatch(/api.dist.src.admin.main\.js$/);
    expect(env).toMatchObject({
      MONGODB_URI: 'mongodb://127.0.0.1:5005/home_move?directConnection=true',
      PUBLIC_ORIGIN: 'http://localhost:5000',
    });
    expect(process.exitCode).toBe(1);
  });

  it('uses the clock of the running system', async () => {
    const mongo = { name: 'mongo', pid: process.pid, port: 5005 };
    await writeRunFile(dataDir, [mongo], { clockOffset: '-86400000' });
    await admin(['brand', 'list'], { HM_DATA_DIR: dataDir, PORT_BASE: '5000' });
    expect(run.mock.calls[0]?.[2].env).toMatchObject({ CLOCK_OFFSET: '-86400000' });
  });

  it('runs on the database that MONGODB_URI names', async () => {
    await admin(['brand', 'list'], { HM_DATA_DIR: dataDir, MONGODB_URI: 'mongodb://db.example/home_move' });
    expect(run.mock.calls[0]?.[2].env).toMatchObject({ MONGODB_URI: 'mongodb://db.example/home_move' });
  });

  it("keeps the API's own environment in production", async () => {
    const environment = { APP_MODE: 'production', MONGODB_URI: 'mongodb://db.example/home_move', FIELD_KEY: 'key' };
    await admin(['brand', 'list'], environment);
    expect(run.mock.calls[0]?.[2].env).toEqual(environment);
  });

  it('explains what to do when nothing runs, but shows the help', async () => {
    await expect(admin(['brand', 'list'], { HM_DATA_DIR: dataDir })).rejects.toThrow(
      'The database does not run: npm start first, or name another one in MONGODB_URI.',
    );
    expect(run).not.toHaveBeenCalled();
    await admin(['--help'], { HM_DATA_DIR: dataDir });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('explains what to do when nothing is built', async () => {
    built.mockReturnValue(false);
    await expect(admin(['--help'], { HM_DATA_DIR: dataDir })).rejects.toThrow('Nothing is built yet');
  });
});
