import { connections, ConnectionStates } from 'mongoose';
import { FakeClock } from '../support/fake-clock.js';
import { productionSettings } from '../support/production-settings.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { testEnvironment } from '../support/test-env.js';
import { runAdminCommand } from './terminal.fixture.js';

const clock = new FakeClock();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(clock);
});
afterAll(() => database.remove());

/** Runs a command on an empty database of production. `open` is the number of connections that it leaves. */
async function runInProduction(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const environment = testEnvironment({
    ...productionSettings,
    REHEARSAL: 'true',
    PUBLIC_ORIGIN: 'https://localhost:4100',
    MONGODB_URI: database.uri,
    ...settings,
  });
  const before = countOpen();
  const printed = await runAdminCommand({ environment, clock }, args);
  return { ...printed, open: countOpen() - before };
}

const countOpen = () => connections.filter(({ readyState }) => readyState !== ConnectionStates.disconnected).length;

describe('a command of the support tool whose start fails', () => {
  it('prints one line and leaves no connection open when the database lacks indexes', async () => {
    expect(await runInProduction(['brand', 'list'])).toEqual({
      code: 1,
      lines: [],
      errors: [expect.stringMatching(/^brand list: Configuration: MONGODB_URI is refused in production: .*indexes/)],
      open: 0,
    });
  });

  it('reports an empty database again after a start has recorded its migrations', async () => {
    const line =
      'brand list: Configuration: MONGODB_URI is refused in production: its database is empty; if it should have data, see "The database is empty or lost" in docs/how-to/operate.md, and for a new one run node api/dist/src/admin/main.js database indexes';
    expect((await runInProduction(['brand', 'list'])).errors).toEqual([line]);
    expect((await runInProduction(['brand', 'list'])).errors).toEqual([line]);
  });

  it('leaves no connection open when the cache folder cannot be written', async () => {
    expect(await runInProduction(['brand', 'list'], { SHELL_CACHE_DIR: '/dev/null/shell' })).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^brand list: Configuration: SHELL_CACHE_DIR cannot be written: /)],
      open: 0,
    });
  });

  it('leaves no connection open when the shell is missing', async () => {
    expect(await runInProduction(['brand', 'list'], { SHELL_DIR: '/nowhere' })).toMatchObject({
      code: 1,
      errors: [expect.stringMatching(/^brand list: Configuration: SHELL_DIR holds no build of the shell: /)],
      open: 0,
    });
  });
});
