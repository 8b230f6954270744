import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that never reach a log line, wherever they stand. */
const secret = ['authorization', 'cookie', 'body', 'token', 'access_token', 'refresh_token', 'password', 'headers'];

/** Structured log, one JSON line an event. Callers give ids and patterns, never names, tokens or bodies. */
export class Log implements LoggerService {
  private readonly pino: Logger;

  constructor(level: string, destination?: DestinationStream) {
    const options = { level, base: { app: 'api' }, redact: { paths: secret.flatMap((name) => [name, `*.${name}`]), remove: true } };
    this.pino = destination ? pino(options, destination) : pino(options);
  }

  info(fields: object, message: string): void {
    this.pino.info(fields, message);
  }

  warn(fields: unknown, message?: unknown): void {
    this.write('warn', fields, message);
  }

  error(fields: unknown, message?: unknown): void {
    this.write('error', fields, message);
  }

  /** Nest's own start-up lines are for developers. */
  log(message: unknown): void {
    this.pino.debug(String(message));
  }

  debug(message: unknown): void {
    this.pino.debug(String(message));
  }

  private write(level: 'warn' | 'error', fields: unknown, message: unknown): void {
    if (typeof fields === 'object' && fields !== null) this.pino[level](fields, String(message ?? ''));
    else this.pino[level](String(fields));
  }
}
