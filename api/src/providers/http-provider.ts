import { noop, TaskCancelledError, timeout, TimeoutStrategy, wrap, type IDefaultPolicyContext } from 'cockatiel';
import type { ProblemCode } from '@home-move/contract';
import { Agent, request } from 'undici';
import type { ZodType } from 'zod';
import { DomainError } from '../common/problem/domain.error.js';
import type { Log } from '../common/logging/log.js';
import { ProviderFailure, ProviderRefusal } from './provider-failure.js';
import { guardOfProvider, openForMs, reasonOf, retryOfProvider } from './provider-guard.js';

export interface HttpProviderOptions {
  /** As the log names it. */
  readonly name: string;
  /** Base of every path, without a slash at its end. */
  readonly url: string;
  readonly apiKey: string;
  /** Of one attempt, milliseconds. */
  readonly timeoutMs: number;
  readonly log: Log;
  /** Reads the vendor's own error code from the body of a refusal; null when it has none. */
  readonly errorCode: (body: unknown) => string | null;
  /** The table of known errors: the vendor's code → our problem. Every other failure is THIRD_PARTY. */
  readonly knownErrors: Readonly<Record<string, ProblemCode>>;
}

export interface ProviderCall<Answer, Outcome> {
  readonly method: 'GET' | 'POST';
  /** Path with `:name` places, which the log shows; what fills them never reaches a log line. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Asking twice does no harm: every GET, and POSTs that search or carry an idempotency key. */
  readonly repeatable: boolean;
  readonly answer: ZodType<Answer>;
  /** Refusals that are an answer of this call, by the vendor's code. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
}

const parallelCalls = 50;
const largestAnswer = 2 * 1024 * 1024;

/**
 * One third party over HTTP. A failed connection and a 5xx are tried again, with jitter, where that does no harm; a
 * time-out is not, because a slow vendor gets no faster by being asked twice. Ten failed calls in a row open the breaker
 * for five seconds. Rejects with DomainError alone.
 */
export class HttpProvider {
  private readonly agent: Agent;
  private readonly guarded = guardOfProvider(parallelCalls);
  private readonly retried = retryOfProvider();
  private brokenAt: number | null = null;

  constructor(private readonly options: HttpProviderOptions) {
    this.agent = new Agent({ connections: parallelCalls, maxResponseSize: largestAnswer });
    const [, breaker] = this.guarded.wrapped;
    breaker.onBreak(() => (this.brokenAt = Date.now()));
    breaker.onReset(() => (this.brokenAt = null));
  }

  /** Makes the call and gives the parsed answer, or the outcome that stands for the vendor's refusal. */
  async ask<Answer, Outcome = never>(call: ProviderCall<Answer, Outcome>): Promise<Answer | Outcome> {
    const started = performance.now();
    try {
      const answer = await this.guarded.execute(() => this.attempt(call));
      this.report(call, started, 'ok');
      return answer;
    } catch (error) {
      this.report(call, started, reasonOf(error));
      if (!(error instanceof ProviderRefusal)) throw new DomainError('THIRD_PARTY', { cause: error });
      const { outcomes = {} } = call;
      if (Object.hasOwn(outcomes, error.code)) return outcomes[error.code] as Outcome;
      throw new DomainError(this.options.knownErrors[error.code] ?? 'THIRD_PARTY', { cause: error });
    }
  }

  /**
   * How the third party does: asks once, past queue and breaker and without counting for them, and waits no longer than
   * told. While the breaker refuses calls it counts as failed unasked.
   */
  async probe(call: ProviderCall<unknown, never>, timeoutMs: number): Promise<'answered' | 'slow' | 'failed'> {
    if (this.brokenAt !== null && Date.now() - this.brokenAt < openForMs) return 'failed';
    const started = performance.now();
    try {
      await timeout(timeoutMs, TimeoutStrategy.Aggressive).execute((context) => this.send(call, context));
      this.report(call, started, 'ok');
      return 'answered';
    } catch (error) {
      this.report(call, started, reasonOf(error));
      return error instanceof TaskCancelledError ? 'slow' : 'failed';
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private attempt<Answer, Outcome>(call: ProviderCall<Answer, Outcome>): Promise<Answer> {
    const onTime = timeout(this.options.timeoutMs, TimeoutStrategy.Aggressive);
    return wrap(call.repeatable ? this.retried : noop, onTime).execute((context) => this.send(call, context));
  }

  private async send<Answer, Outcome>(
    call: ProviderCall<Answer, Outcome>,
    { signal }: IDefaultPolicyContext,
  ): Promise<Answer> {
    const { status, text } = await this.exchange(call, signal);
    if (status >= 500) throw new ProviderFailure(`answered ${status}`, { isTransient: true });
    const body = parseJson(text);
    if (status >= 400) {
      const code = this.options.errorCode(body);
      if (code === null) throw new ProviderFailure(`answered ${status}`, { isTransient: false });
      throw new ProviderRefusal(status, code);
    }
    const parsed = call.answer.safeParse(body);
    if (!parsed.success) throw new ProviderFailure('malformed answer', { isTransient: false });
    return parsed.data;
  }

  private async exchange<Answer, Outcome>(
    { method, path, params = {}, query = {}, body, idempotencyKey }: ProviderCall<Answer, Outcome>,
    signal: AbortSignal,
  ): Promise<{ status: number; text: string }> {
    const url = new URL(
      this.options.url + path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const response = await request(url, {
        method,
        signal,
        dispatcher: this.agent,
        headers: {
          accept: 'application/json',
          'x-api-key': this.options.apiKey,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      // Read to the end whatever the status: an undrained body holds its connection.
      return { status: response.statusCode, text: await response.body.text() };
    } catch (error) {
      throw new ProviderFailure('no answer', { isTransient: true, cause: error });
    }
  }

  private report(
    call: Pick<ProviderCall<unknown, unknown>, 'method' | 'path'>,
    started: number,
    outcome: string,
  ): void {
    const fields = {
      provider: this.options.name,
      call: `${call.method} ${call.path}`,
      outcome,
      ms: Math.round(performance.now() - started),
    };
    this.options.log.info(fields, 'provider call');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
