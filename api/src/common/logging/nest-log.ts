import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/**
 * Receives Nest's own log lines. Until the start has succeeded they are logged at debug level only, because main.ts
 * reports a failed start in one line (start-failure.ts).
 */
export class NestLog implements LoggerService {
  private started = false;

  constructor(private readonly target: Log) {}

  hasStarted(): void {
    this.started = true;
  }

  log(message: unknown): void {
    this.target.debug(message);
  }

  debug(message: unknown): void {
    this.target.debug(message);
  }

  warn(message: unknown): void {
    if (this.started) this.target.warn({}, String(message));
    else this.target.debug(message);
  }

  error(message: unknown): void {
    if (this.started) this.target.error({}, String(message));
    else this.target.debug(message);
  }
}
