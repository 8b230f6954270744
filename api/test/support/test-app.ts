import { App } from '../../src/app.js';
import { Log } from '../../src/common/logging/log.js';
import type { Env } from '../../src/config/env.js';
import type { MovedClock } from './moved-clock.js';

/** The real application with a clock that a test moves and a log that it can read. */
export class TestApp extends App {
  /** JSON lines written so far. */
  readonly logged: string[] = [];

  constructor(
    env: Env,
    private readonly moved: MovedClock,
  ) {
    super(env);
  }

  protected override clock(): MovedClock {
    return this.moved;
  }

  protected override log(): Log {
    return new Log(this.env.LOG_LEVEL, { write: (line) => void this.logged.push(line) });
  }
}
