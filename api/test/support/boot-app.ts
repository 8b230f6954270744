import type { CallInput, Endpoint, Role, Tokens } from '@home-move/contract';
import { urlOf } from '@home-move/contract';
import { type Sandbox, startSandbox } from '@home-move/dev/sandbox';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Connection, createConnection } from 'mongoose';
import { request } from 'undici';
import { readEnv } from '../../src/config/env.js';
import { TokensService } from '../../src/modules/token/tokens.service.js';
import { FakeClock } from './fake-clock.js';
import { TestApp } from './test-app.js';
import { createTestDatabase } from './test-database.js';
import { testEnvironment } from './test-env.js';

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The parsed JSON body; undefined when there is none. */
  readonly body: unknown;
  readonly text: string;
}

export interface RequestOptions {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly idempotencyKey?: string;
  /** JSON unless it is a string, which goes as urlencoded. */
  readonly body?: unknown;
}

/** A running application on a database of its own, with the sandbox behind it. */
export interface BootedApp {
  readonly app: NestFastifyApplication;
  /** Where it listens, for example http://127.0.0.1:41234. */
  readonly url: string;
  readonly testApp: TestApp;
  /** What it was started with. */
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: FakeClock;
  readonly sandbox: Sandbox;
  /** The application's database, to look at what was stored. */
  readonly database: Connection;
  /** Makes a request: `send('GET', '/api/v1/healthcheck')`. */
  send(method: string, path: string, sending?: RequestOptions): Promise<ApiResponse>;
  /** Makes a call of the contract: `call(enrolmentEndpoints.mine, {}, { token })`. */
  call<Input extends CallInput, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    sending?: Omit<RequestOptions, 'body'>,
  ): Promise<ApiResponse & { readonly body: Output }>;
  /** Access token of the tenant portal. */
  appToken(): Promise<string>;
  /** Access token of a fresh session on an enrolment; role `enrolment` by default. */
  tokenFor(enrolmentId: string, role?: Exclude<Role, 'app'>): Promise<string>;
  /** Another application process on the same database. */
  another(overrides?: Record<string, string>): Promise<BootedApp>;
  close(): Promise<void>;
}

/** Boots the real App on an empty database and the sandbox; close it in afterAll. */
export async function bootApp(overrides: Record<string, string> = {}): Promise<BootedApp> {
  const [database, sandbox] = await Promise.all([createTestDatabase(), startSandbox({ port: 0, smtpPort: 0 })]);
  const env = testEnvironment({
    MONGODB_URI: database.uri,
    SANDBOX: sandbox.origin,
    SMTP: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    ...overrides,
  });
  const stopSurroundings = async () => void (await Promise.all([database.remove(), sandbox.close()]));
  const booted = await startApp(env, sandbox).catch(async (error: unknown) => {
    await stopSurroundings();
    throw error;
  });
  return {
    ...booted,
    close: async () => {
      await booted.close();
      await stopSurroundings();
    },
  };
}

async function startApp(env: Record<string, string>, sandbox: Sandbox): Promise<BootedApp> {
  const clock = new FakeClock();
  const testApp = new TestApp(readEnv(env), clock);
  const url = await testApp.start();
  // To close a connection whose server has just gone, the driver waits for another one as long as this.
  const database = await createConnection(env['MONGODB_URI'] ?? '', { serverSelectionTimeoutMS: 3000 }).asPromise();

  const send: BootedApp['send'] = async (method, path, { token, headers = {}, idempotencyKey, body } = {}) => {
    const isForm = typeof body === 'string';
    const answer = await request(`${url}${path}`, {
      method: method as 'GET',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(body !== undefined && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    const isJson = String(answer.headers['content-type'] ?? '').includes('json') && text !== '';
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? JSON.parse(text) : undefined, text };
  };

  return {
    app: testApp.running,
    url,
    testApp,
    environment: env,
    clock,
    sandbox,
    database,
    send,
    call: async (endpoint, input, sending = {}) =>
      (await send(endpoint.method, urlOf(endpoint, input), {
        ...sending,
        ...(input.body !== undefined && { body: input.body }),
      })) as never,
    appToken: async () => {
      const form = 'grant_type=client_credentials&client_id=tenant-portal';
      const answer = await send('POST', '/api/v1/token', { body: form });
      return (answer.body as Tokens).access_token;
    },
    tokenFor: async (enrolmentId, role = 'enrolment') =>
      (
        await testApp.running
          .get(TokensService)
          .issue(role === 'agent' ? { role, enrolmentId, agentName: 'Jordan Lee' } : { role, enrolmentId })
      ).access_token,
    another: (overrides = {}) => startApp({ ...env, ...overrides }, sandbox),
    close: async () => {
      await database.close();
      await testApp.close();
    },
  };
}
