import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { type Clock, SystemClock } from './common/clock/clock.js';
import { trackActors } from './common/access/actor.js';
import { allowLargerBodies, bodyLimit } from './common/http/body-limits.js';
import { compressResponses } from './common/http/compression.js';
import { closeIdleConnectionsOnShutdown } from './common/http/close-idle-connections.js';
import { rejectUnreadableRequests } from './common/http/readable-requests.js';
import { addSecurityHeaders } from './common/http/security-headers.js';
import { acceptUploads } from './common/http/uploaded-file.js';
import { Log } from './common/logging/log.js';
import { NestLog } from './common/logging/nest-log.js';
import { logRequests } from './common/logging/request-log.js';
import { connectionErrorHandler } from './common/http/connection-problem.js';
import { malformedPathHandler } from './common/http/send-problem.js';
import type { Env } from './config/env.js';
import { serveShellFiles } from './modules/platform/shell-build/shell-build.js';
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

  constructor(readonly env: Env) {}

  /** Creates and initialises the application, without listening. */
  async create(): Promise<NestFastifyApplication> {
    const log = this.log();
    const nestLog = new NestLog(log);
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
      AppModule.with({ env: this.env, clock: this.clock(), log }),
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

  /** Completes the requests in flight, then releases all resources. */
  async close(): Promise<void> {
    await this.nest?.close();
  }

  /** Adds the surroundings of the modules: request hooks, static files, signals. */
  protected prepare(app: NestFastifyApplication, server: FastifyInstance, log: Log): void {
    logRequests(server, log);
    allowLargerBodies(server);
    acceptUploads(server);
    trackActors(server);
    closeIdleConnectionsOnShutdown(server);
    addSecurityHeaders(server, this.env.PUBLIC_ORIGIN);
    rejectUnreadableRequests(server);
    serveShellFiles(server, resolve(this.env.SHELL_DIR));
    serveSwaggerFiles(server);
    app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  }

  protected clock(): Clock {
    return new SystemClock(this.env.CLOCK_OFFSET);
  }

  protected log(): Log {
    return new Log(this.env.LOG_LEVEL);
  }
}
