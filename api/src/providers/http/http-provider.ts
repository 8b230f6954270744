import { AsyncResource } from 'node:async_hooks';
import { noop, TaskCancelledError, timeout, TimeoutStrategy, wrap, type IDefaultPolicyContext } from 'cockatiel';
import type { DataKind, DataRecipient, DisclosurePurpose, ProblemCode } from '@home-move/contract';
import type { Agent, request } from 'undici';
import { DomainError } from '../../common/problem/domain.error.js';
import { OpenOutcomeError } from '../../common/problem/open-outcome.error.js';
import type { Disclosures } from '../../common/disclosures/disclosures.js';
import type { Log } from '../../common/logging/log.js';
import { currentRequestId } from '../../common/logging/request-id.js';
import { activeSpan } from '../../common/telemetry/active-span.js';
import type { Telemetry } from '../../common/telemetry/telemetry.js';
import { CONNECTION_TIMEOUT_MS } from '../../config/time-limits.js';
import { Delivery, sendRecorded } from './delivery.js';
import { kindsInRequest } from './disclosed-data.js';
import { ProviderFailure, ProviderRejection, UnrecordedDisclosure } from './provider-failure.js';
import type { ProviderCall, ProviderRequest, StatusCall } from './provider-call.js';
import { breakerOpenMs, createProviderPolicy, createRetryPolicy, isClosed } from './provider-policies.js';
import { ReportedCall } from './reported-call.js';
import { RetryBudget, type RetryLimits } from './retry-budget.js';

export interface HttpProviderOptions {
  /** Name in the log. */
  readonly name: string;
  /** Base URL, without a trailing slash. */
  readonly url: string;
  /** Authenticates each call. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds that a call may take, retries included. */
  readonly timeLimitMs: number;
  /** The retries that all calls share. */
  readonly retries: RetryLimits;
  /** The organisation, for the mover's data passport. */
  readonly recipient: DataRecipient;
  readonly disclosures: Disclosures;
  readonly log: Log;
  readonly telemetry: Telemetry;
  /** Reads the vendor's error code from the body of a 4xx response; null when it has none. */
  readonly errorCode: (body: unknown) => string | null;
  /** The table of known errors: the vendor's code → our problem. Every other failure is THIRD_PARTY. */
  readonly knownErrors: Readonly<Record<string, ProblemCode>>;
}

type Texts = Readonly<Record<string, string>>;

/** The part of a call that the data passport records. */
interface Disclosed<Response> {
  readonly purpose: DisclosurePurpose | null;
  readonly kinds: readonly DataKind[];
  readonly enrolmentId?: string | null | undefined;
  readonly isErased?: boolean | undefined;
  readonly reference?: string | null | undefined;
  readonly referenceIn: ((response: Response) => string) | undefined;
}

/** The package's function, and our connections to the third party. */
interface Connections {
  readonly request: typeof request;
  readonly agent: Agent;
}

const maxConcurrentCalls = 50;
const maxResponseBytes = 2 * 1024 * 1024;

/**
 * HTTP client of one third party. Retries failed connections and 5xx responses, with jitter, where that is safe and within a budget that
 * all calls share; never a time-out, because a second call would only add load to a slow vendor. Ten consecutive failures open the breaker for five
 * seconds. Rejects only with DomainError: with OpenOutcomeError if a call that is not retryable may have had its effect.
 */
export class HttpProvider {
  private connected: Promise<Connections> | null = null;
  private readonly policy = createProviderPolicy(maxConcurrentCalls);
  private readonly retryBudget: RetryBudget;
  private breakerOpenedAt: number | null = null;

  constructor(private readonly options: HttpProviderOptions) {
    const { name, retries, telemetry } = options;
    this.retryBudget = new RetryBudget(retries, (outcome) =>
      telemetry.count('providerRetry', 1, { 'provider.name': name, outcome }),
    );
    const [, breaker] = this.policy.wrapped;
    breaker.onBreak(() => (this.breakerOpenedAt = Date.now()));
    breaker.onReset(() => (this.breakerOpenedAt = null));
  }

  /**
   * Returns the parsed response, or the outcome mapped from the vendor's rejection. Personal data are sent only after their entry in the
   * mover's data passport is stored. [PASS-01]
   */
  async call<
    Response,
    Outcome = never,
    Params extends Texts | undefined = undefined,
    Query extends Texts | undefined = undefined,
    Body extends object | undefined = undefined,
    Form extends Texts | undefined = undefined,
  >(call: ProviderCall<Response, Outcome, Params, Query, Body, Form>): Promise<Response | Outcome> {
    const { discloses, referenceIn, outcomes = {}, ...request } = call;
    const disclosed: Disclosed<Response> = { ...discloses, kinds: kindsInRequest(request, discloses), referenceIn };
    try {
      return await this.reported(request).run((countAttempt) =>
        // A call that waits in the queue starts within another one, whose request, caller and span would be taken.
        this.policy.execute(AsyncResource.bind(() => this.disclose(request, disclosed, countAttempt))),
      );
    } catch (error) {
      if (!(error instanceof ProviderRejection)) throw this.problemOf(error, call.retryable);
      if (Object.hasOwn(outcomes, error.code)) return outcomes[error.code] as Outcome;
      throw new DomainError(this.options.knownErrors[error.code] ?? 'THIRD_PARTY', { cause: error });
    }
  }

  /**
   * Checks the third party with one call that bypasses the queue and the breaker, and does not count towards them. Returns
   * `slow` after `timeoutMs`, and `failed` without a call while the breaker is open.
   */
  async probe(call: StatusCall, timeoutMs: number): Promise<'answered' | 'slow' | 'failed'> {
    if (this.breakerOpenedAt !== null && Date.now() - this.breakerOpenedAt < breakerOpenMs) return 'failed';
    try {
      await this.connections();
      await this.reported(call).run((countAttempt) =>
        timeout(timeoutMs, TimeoutStrategy.Aggressive).execute((context) => {
          countAttempt();
          return this.send(call, context, new Delivery());
        }),
      );
      return 'answered';
    } catch (error) {
      return error instanceof TaskCancelledError ? 'slow' : 'failed';
    }
  }

  /** Whether calls are sent as usual; false from the tenth consecutive failure to the next success. */
  get isClosed(): boolean {
    return isClosed(this.policy);
  }

  async close(): Promise<void> {
    await (await this.connected)?.agent.destroy();
  }

  /** Created by the first call, because loading the package delays the start, and before its time limit begins. */
  private connections(): Promise<Connections> {
    this.connected ??= connect();
    return this.connected;
  }

  /** Stores the entry of the data passport, sends, and completes the entry. */
  private async disclose<Response>(
    request: ProviderRequest<Response>,
    { purpose, kinds, enrolmentId, isErased, reference = null, referenceIn }: Disclosed<Response>,
    countAttempt: () => void,
  ): Promise<Response> {
    if (purpose === null) return this.attempt(request, new Delivery(), countAttempt);
    const { recipient, disclosures } = this.options;
    const disclosure = { enrolmentId, isErased, recipient, kinds, purpose, reference };
    return sendRecorded({ disclosures, disclosure, referenceIn }, (delivery) =>
      this.attempt(request, delivery, countAttempt),
    );
  }

  private async attempt<Response>(
    request: ProviderRequest<Response>,
    delivery: Delivery,
    countAttempt: () => void,
  ): Promise<Response> {
    await this.connections();
    this.retryBudget.countCall();
    const limitPolicy = timeout(this.options.timeLimitMs, TimeoutStrategy.Aggressive);
    return wrap(limitPolicy, request.retryable ? createRetryPolicy(this.retryBudget) : noop).execute((context) => {
      countAttempt();
      return this.send(request, context, delivery);
    });
  }

  private async send<Response>(
    request: ProviderRequest<Response>,
    { signal }: IDefaultPolicyContext,
    delivery: Delivery,
  ): Promise<Response> {
    const { status, text } = await this.exchange(request, signal, delivery);
    if (status >= 500) throw new ProviderFailure(`answered ${status}`, { isTransient: true });
    const body = parseJson(text);
    if (status >= 400) {
      const code = this.options.errorCode(body);
      if (code === null) throw new ProviderFailure(`answered ${status}`, { isTransient: false });
      throw new ProviderRejection(status, code);
    }
    const parsed = request.response.safeParse(body);
    if (!parsed.success) throw new ProviderFailure('malformed answer', { isTransient: false, mayHaveActed: true });
    return parsed.data;
  }

  private async exchange(
    { method, path, params = {}, query = {}, body, form, idempotencyKey }: ProviderRequest,
    signal: AbortSignal,
    delivery: Delivery,
  ): Promise<{ status: number; text: string }> {
    const url = new URL(
      this.options.url + path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { request, agent } = await this.connections();
    const requestId = currentRequestId();
    const span = activeSpan();
    try {
      const response = await request(url, {
        method,
        signal,
        dispatcher: agent,
        headers: {
          accept: 'application/json',
          ...this.options.headers,
          ...(requestId !== undefined && { 'x-request-id': requestId }),
          ...(span && { traceparent: span.traceParent }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form !== undefined && { body: new URLSearchParams(form).toString() }),
      });
      delivery.noteSent();
      // Always read the body: an undrained body blocks its connection.
      return { status: response.statusCode, text: await response.body.text() };
    } catch (error) {
      const mayHaveActed = !isUnconnected(error);
      if (mayHaveActed) delivery.noteSent();
      throw new ProviderFailure('no answer', { isTransient: true, mayHaveActed, cause: error });
    }
  }

  private reported({ method, path }: Pick<ProviderRequest, 'method' | 'path'>): ReportedCall {
    const { name, log, telemetry } = this.options;
    return new ReportedCall(name, `${method} ${path}`, log, telemetry);
  }

  /** The problem of a call without a usable answer. An error of ours, as of the database, stays itself. */
  private problemOf(error: unknown, isRetryable: boolean): unknown {
    if (error instanceof UnrecordedDisclosure) return error.cause;
    const isOpen = !isRetryable && mayHaveActed(error);
    return isOpen ? new OpenOutcomeError(error) : new DomainError('THIRD_PARTY', { cause: error });
  }
}

/** After a time-out the request may have arrived, too. */
const mayHaveActed = (error: unknown): boolean =>
  error instanceof TaskCancelledError || (error instanceof ProviderFailure && error.mayHaveActed);

const unconnected: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether no connection was made, so that nothing was sent. */
const isUnconnected = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && unconnected.has(error.code);

async function connect(): Promise<Connections> {
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    connections: maxConcurrentCalls,
    maxResponseSize: maxResponseBytes,
    connect: { timeout: CONNECTION_TIMEOUT_MS },
  });
  return { request, agent };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
