import type { CallInput, Endpoint, Role, Tokens } from '@home-move/contract';
import { urlOf } from '@home-move/contract';
import { type Sandbox, startSandbox } from '@home-move/dev/sandbox';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Connection, createConnection } from 'mongoose';
import { request } from 'undici';
import { readEnv } from '../../src/config/env.js';
import { type SessionHolder, TokensService } from '../../src/modules/identity/token/tokens.service.js';
import { expectDocumented } from './documented-responses.js';
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
  /** Sent as JSON; a string is sent urlencoded. */
  readonly body?: unknown;
}

/** A running application with its own database and the sandbox. */
export interface BootedApp {
  readonly app: NestFastifyApplication;
  /** Base URL, for example http://127.0.0.1:41234. */
  readonly url: string;
  readonly testApp: TestApp;
  /** The environment of the application. */
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: FakeClock;
  readonly sandbox: Sandbox;
  /** A connection to the application's database, to inspect stored data. */
  readonly database: Connection;
  /** Called with method and path after each request. */
  readonly onAnswered: ((call: string) => void)[];
  /** Sends a request: `send('GET', '/api/v1/healthcheck')`. */
  send(method: string, path: string, options?: RequestOptions): Promise<ApiResponse>;
  /** Calls an endpoint of the contract: `call(enrolmentEndpoints.mine, {}, { token })`. */
  call<Input extends CallInput, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options?: Omit<RequestOptions, 'body'>,
  ): Promise<ApiResponse & { readonly body: Output }>;
  /** Access token of the tenant portal. */
  appToken(): Promise<string>;
  /** Access token of a fresh session on an enrolment; role `enrolment` by default. */
  tokenFor(enrolmentId: string, role?: Exclude<Role, 'app'>): Promise<string>;
  /** Another application process on the same database. */
  another(overrides?: Record<string, string>): Promise<BootedApp>;
  close(): Promise<void>;
}

/** Ends calls to slow third parties (6 s) soon, and none to others, however busy the machine is. */
export const briefTimeLimit = { PROVIDER_TIMEOUT: '3000' } as const;

/** Boots the real App on an empty database and the sandbox; close it in afterAll. */
export async function bootApp(overrides: Record<string, string> = {}): Promise<BootedApp> {
  const clock = new FakeClock();
  const [database, sandbox] = await Promise.all([
    createTestDatabase(clock),
    startSandbox({ port: 0, smtpPort: 0, showsPriorityServices: true, now: () => clock.base }),
  ]);
  const env = testEnvironment({
    MONGODB_URI: database.uri,
    SANDBOX: sandbox.origin,
    SMTP: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    ...overrides,
  });
  const stopSurroundings = async () => void (await Promise.all([database.remove(), sandbox.close()]));
  const booted = await startApp(env, sandbox, clock).catch(async (error: unknown) => {
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

async function startApp(env: Record<string, string>, sandbox: Sandbox, clock: FakeClock): Promise<BootedApp> {
  const testApp = new TestApp(readEnv(env), clock);
  const url = await testApp.start();
  // To close a connection whose server has just gone, the driver waits for another one as long as this.
  const database = await createConnection(env['MONGODB_URI'] ?? '', { serverSelectionTimeoutMS: 3000 }).asPromise();

  const onAnswered: BootedApp['onAnswered'] = [];
  const send: BootedApp['send'] = async (method, path, { token, headers = {}, idempotencyKey, body } = {}) => {
    const isForm = typeof body === 'string';
    const response = await request(`${url}${path}`, {
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
    const text = await response.body.text();
    const isJson = String(response.headers['content-type'] ?? '').includes('json') && text !== '';
    const parsed = {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : undefined,
      text,
    };
    expectDocumented(method, path, parsed);
    for (const listener of onAnswered) listener(`${method} ${path}`);
    return parsed;
  };

  return {
    app: testApp.running,
    url,
    testApp,
    environment: env,
    clock,
    sandbox,
    database,
    onAnswered,
    send,
    call: async (endpoint, input, options = {}) =>
      (await send(endpoint.method, urlOf(endpoint, input), {
        ...options,
        ...(input.body !== undefined && { body: input.body }),
      })) as never,
    appToken: async () => {
      const form = 'grant_type=client_credentials&client_id=tenant-portal';
      const response = await send('POST', '/api/v1/token', { body: form });
      return (response.body as Tokens).access_token;
    },
    tokenFor: async (enrolmentId, role = 'enrolment') =>
      (await testApp.running.get(TokensService).issue(holderOf(role, enrolmentId))).access_token,
    another: (overrides = {}) => startApp({ ...env, ...overrides }, sandbox, new FakeClock()),
    close: async () => {
      await database.close();
      await testApp.close();
    },
  };
}

/** The id of the housemate whose tokens `tokenFor` returns. They open nothing before a test adds that person to the household. */
export const bensId = 'ben';

function holderOf(role: Exclude<Role, 'app'>, enrolmentId: string): SessionHolder {
  if (role === 'agent') return { role, enrolmentId, agentName: 'Jordan Lee' };
  return role === 'housemate' ? { role, enrolmentId, personId: bensId } : { role, enrolmentId };
}
