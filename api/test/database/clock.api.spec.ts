import { type Clock, type EmbeddedMongo, movedClock, startEmbeddedMongo } from '@home-move/embedded-mongo';
import { readEnv } from '../../src/config/env.js';
import { formatStartFailure } from '../../src/config/start-failure.js';
import { TokensService } from '../../src/modules/identity/token/tokens.service.js';
import { FakeClock } from '../support/fake-clock.js';
import { TestApp } from '../support/test-app.js';
import { testEnvironment } from '../support/test-env.js';

let server: EmbeddedMongo | undefined;
let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  await server?.close();
});

const milliseconds = (days: number) => days * 24 * 60 * 60 * 1_000;

/** Starts the application with a clock that CLOCK_OFFSET moves by whole days, on a server with the given clock. */
async function start(days: number, serverClock?: Clock): Promise<TestApp> {
  server = await startEmbeddedMongo(serverClock && { clock: serverClock });
  const clock = new FakeClock();
  clock.advance({ days });
  const env = testEnvironment({ MONGODB_URI: server.uri, CLOCK_OFFSET: String(milliseconds(days)) });
  app = new TestApp(readEnv(env), clock);
  await app.start();
  return app;
}

describe('CLOCK_OFFSET', () => {
  it.each([
    ['back', -30],
    ['forward', 30],
  ])('is refused when it moves the clock %s but the database keeps the real time', async (_direction, days) => {
    const failure = await start(days).then(() => 'none', formatStartFailure);
    expect(failure).toBe(
      'Configuration: CLOCK_OFFSET is refused: the server at MONGODB_URI has another clock, by which it would remove sessions and codes',
    );
  });

  it('ends no session when it moves the clock back, because the database expires them by the same clock', async () => {
    const sweeps: (() => void)[] = [];
    const every: Clock['every'] = (_interval, sweep) => {
      sweeps.push(sweep);
      return () => undefined;
    };
    const running = await start(-30, { ...movedClock(milliseconds(-30)), every });
    const tokens = running.running.get(TokensService, { strict: false });
    const { refresh_token: refreshToken } = await tokens.issueForApp('tenant-portal');
    for (const sweep of sweeps) sweep();
    await expect(tokens.renew(refreshToken)).resolves.toMatchObject({ refresh_token: expect.any(String) });
  });
});
