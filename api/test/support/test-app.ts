import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { App } from '../../src/app.js';
import { SystemTimers, type Timers } from '../../src/common/clock/clock.js';
import { Log } from '../../src/common/logging/log.js';
import type { Env } from '../../src/config/env.js';
import type { FakeClock } from './fake-clock.js';

/** The real application with a fake clock, a readable log and a list of its routes. */
export class TestApp extends App {
  /** JSON lines written so far. */
  readonly logged: string[] = [];
  /** Every route, as "METHOD /path/:name". */
  readonly routes: string[] = [];

  constructor(
    env: Env,
    private readonly fakeClock: FakeClock,
    private readonly drainTimers: Timers = new SystemTimers(),
  ) {
    super(env);
  }

  protected override clock(): FakeClock {
    return this.fakeClock;
  }

  protected override timers(): Timers {
    return this.drainTimers;
  }

  protected override log(): Log {
    return new Log(this.env.LOG_LEVEL, { write: (line) => void this.logged.push(line) });
  }

  protected override prepare(app: NestFastifyApplication, server: FastifyInstance, log: Log): void {
    server.addHook('onRoute', ({ method, path }) => {
      for (const verb of [method].flat()) if (verb !== 'HEAD') this.routes.push(`${verb} ${path}`);
    });
    super.prepare(app, server, log);
  }
}
