import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { type Clock, SystemClock, SystemTimers, type Timers } from './common/clock/clock.js';
import { trackActors } from './common/access/actor.js';
import { Drain } from './common/drain/drain.js';
import { allowLargerBodies, bodyLimit } from './common/http/body-limits.js';
import { compressResponses } from './common/http/compression.js';
import { keepClientAddresses } from './common/http/client-address.js';
import { closeIdleConnectionsOnShutdown } from './common/http/close-idle-connections.js';
import { rejectUnreadableRequests } from './common/http/readable-requests.js';
import { addSecurityHeaders } from './common/http/security-headers.js';
import { keepSignedBodies } from './common/access/signed-body.js';
import { acceptUploads } from './common/http/uploaded-file.js';
import { Log } from './common/logging/log.js';
import { NestLog } from './common/logging/nest-log.js';
import { traceRequests } from './common/http/request-spans.js';
import { provideRequestIds } from './common/logging/request-id.js';
import { logRequests } from './common/logging/request-log.js';
import { startTelemetry } from './common/telemetry/start-telemetry.js';
import { Telemetry } from './common/telemetry/telemetry.js';
import { connectionErrorHandler } from './common/http/connection-problem.js';
import { malformedPathHandler } from './common/http/send-problem.js';
import type { Env } from './config/env.js';
import { serveShellFiles } from './modules/platform/shell-build/serve-shell-files.js';
import { ShellFiles } from './modules/platform/shell-build/shell-files.js';
import { serveSwaggerFiles } from './modules/platform/openapi/openapi.module.js';

/** How long a client may take to send a request, and how often that is checked. */
const REQUEST_TIMEOUT_MS = 30_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1000;

/** The contract's schemas validate requests. Fastify's own compilers would only delay the start. */
const rejectSchema = () => () => {
  throw new Error('a route has a Fastify schema: validate with a schema of the contract');
};

/** The whole API on one port. Tests extend it to move the clock or capture the log. */
export class App {
  private nest: NestFastifyApplication | undefined;
  private nestLog: NestLog | undefined;
  private telemetry: Telemetry | undefined;
  private stopping: Promise<void> | undefined;

  constructor(readonly env: Env) {}

  /** Creates and initialises the application, without listening. */
  async create(): Promise<NestFastifyApplication> {
    const log = this.log();
    const nestLog = new NestLog(log);
    const telemetry = await startTelemetry(this.env, (cause) => log.warn({ cause }, 'telemetry could not be exported'));
    this.telemetry = telemetry;
    const adapter = new FastifyAdapter({
      bodyLimit,
      genReqId: () => randomUUID(),
      trustProxy: (_address, hop) => hop < this.env.TRUST_PROXY,
      forceCloseConnections: 'idle',
      schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
      frameworkErrors: malformedPathHandler(this.env.PUBLIC_ORIGIN),
      clientErrorHandler: connectionErrorHandler(this.env.PUBLIC_ORIGIN),
      requestTimeout: REQUEST_TIMEOUT_MS,
      http: {
        headersTimeout: REQUEST_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
        // Node's own response to a request without a host has no security headers.
        requireHostHeader: false,
      },
      // Requests that arrive on open connections during a shutdown are completed.
      return503OnClosing: false,
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    });
    await compressResponses(adapter.getInstance());
    const app = await NestFactory.create<NestFastifyApplication>(
      AppModule.with({ env: this.env, clock: this.clock(), log, telemetry }),
      adapter,
      { logger: nestLog, abortOnError: false },
    );
    this.nest = app;
    this.nestLog = nestLog;
    this.prepare(app, adapter.getInstance(), log);
    await app.init();
    await adapter.getInstance().ready();
    return app;
  }

  /** Starts listening. Returns the base URL. */
  async start(): Promise<string> {
    const app = await this.create();
    await app.listen(this.env.PORT, this.env.HOST);
    this.nestLog?.hasStarted();
    return app.getUrl();
  }

  /** The application. Throws before `create`. */
  get running(): NestFastifyApplication {
    if (!this.nest) throw new Error('the application was not created yet');
    return this.nest;
  }

  /**
   * Stops without losing a request: the process is not ready any more, serves for DRAIN_SECONDS, then closes. Further calls return
   * the promise of the first.
   */
  stop(): Promise<void> {
    this.stopping ??= this.drain().then(() => this.close());
    return this.stopping;
  }

  /** Closes the port, completes the requests in flight, then releases all resources. */
  async close(): Promise<void> {
    await this.nest?.close();
    await this.telemetry?.close();
  }

  /** Adds the surroundings of the modules: request hooks, static files. */
  protected prepare(app: NestFastifyApplication, server: FastifyInstance, log: Log): void {
    keepClientAddresses(server);
    logRequests(server, log, traceRequests(server, app.get(Telemetry)));
    provideRequestIds(server);
    allowLargerBodies(server);
    acceptUploads(server);
    keepSignedBodies(server);
    trackActors(server);
    closeIdleConnectionsOnShutdown(server, app.get(Drain));
    addSecurityHeaders(server, this.env.PUBLIC_ORIGIN);
    rejectUnreadableRequests(server);
    serveShellFiles(server, app.get(ShellFiles));
    serveSwaggerFiles(server);
  }

  private async drain(): Promise<void> {
    const seconds = this.env.DRAIN_SECONDS;
    this.running.get(Log).info({ seconds }, 'shutting down: not ready, and serving until the port closes');
    this.running.get(Drain).begin();
    if (seconds > 0) await new Promise<void>((resolve) => this.timers().after(seconds * 1000, resolve));
  }

  protected clock(): Clock {
    return new SystemClock(this.env.CLOCK_OFFSET);
  }

  protected timers(): Timers {
    return new SystemTimers();
  }

  protected log(): Log {
    return new Log(this.env.LOG_LEVEL);
  }
}
