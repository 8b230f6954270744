import { type DestinationStream, type Logger, pino } from 'pino';
import { activeSpan } from '../telemetry/active-span.js';
import { currentRequestId } from './request-id.js';

/** Fields that are removed from every log line, at the top level and one level down. */
const redacted = ['authorization', 'cookie', 'body', 'token', 'access_token', 'refresh_token', 'password', 'headers'];

/** Structured log, one JSON line per event. Callers pass ids and patterns, never names, tokens or bodies. */
export class Log {
  private readonly pino: Logger;

  constructor(level: string, destination?: DestinationStream) {
    const paths = redacted.flatMap((name) => [name, `*.${name}`]);
    const options = { level, base: { app: 'api' }, redact: { paths, remove: true }, mixin: requestAndTrace };
    this.pino = destination ? pino(options, destination) : pino(options);
  }

  info(fields: object, message: string): void {
    this.pino.info(fields, message);
  }

  warn(fields: object, message: string): void {
    this.pino.warn(fields, message);
  }

  error(fields: object, message: string): void {
    this.pino.error(fields, message);
  }

  debug(message: unknown): void {
    this.pino.debug(String(message));
  }
}

/** Joins the lines of a request or job with each other and with its trace. */
function requestAndTrace(): object {
  const requestId = currentRequestId();
  const span = activeSpan();
  return { ...(requestId !== undefined && { requestId }), ...(span && { traceId: span.traceId }) };
}
