import {
  runtimeVersion,
  type Branding,
  type CallInput,
  type CurrentStep,
  type Endpoint,
  type Enrolment,
  type Flags,
  type RuntimeContract,
  type RuntimeEvents,
  type SessionState,
  type StorageKey,
  type Tokens,
} from '@home-move/contract';
import { aBranding, someFlags } from '@home-move/contract/testing';
import { createWritable, type Writable } from './store';

type Feedback = Parameters<RuntimeContract['feedback']['show']>[0];
type SendOptions = Parameters<RuntimeContract['http']['send']>[2];
type Handler<Input, Answer> = (input: Input, options: SendOptions) => Answer | Promise<Answer>;

/** One call that went out, in order. */
export interface SentCall {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly input: CallInput;
  readonly idempotencyKey: string | undefined;
}

/** What a test may say of the world; the rest is the default brand on 20 November 2026, all flags on, nobody logged in. */
export interface TestRuntimeOptions {
  readonly context?: RuntimeContract['context'];
  readonly portal?: RuntimeContract['portal'];
  readonly brand?: Partial<Branding>;
  readonly flags?: Partial<Flags>;
  readonly enrolment?: Enrolment | null;
  readonly session?: Partial<SessionState>;
  readonly step?: CurrentStep | null;
  /** ISO instant of the clock. */
  readonly now?: string;
  readonly config?: Partial<RuntimeContract['config']>;
  readonly consent?: boolean;
  readonly stored?: Partial<Record<StorageKey, unknown>>;
  /** False where the browser denies storage. */
  readonly persistent?: boolean;
}

/** The runtime in memory, with what a test reads and writes beside it. */
export interface TestRuntime extends RuntimeContract {
  readonly session: RuntimeContract['session'] & Writable<SessionState>;
  readonly enrolment: RuntimeContract['enrolment'] & Writable<Enrolment | null>;
  readonly currentStep: Writable<CurrentStep | null>;
  readonly flags: Writable<Flags>;
  /** Says what a call answers; the last one said wins. Throw or reject with an ApiError for a problem. */
  answer<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>, handler: Handler<Input, Answer>): void;
  /** What the remote did, in order. */
  readonly seen: {
    readonly calls: SentCall[];
    readonly navigations: { readonly path: string; readonly replace: boolean }[];
    readonly backs: string[];
    readonly feedback: (Feedback | null)[];
    readonly events: { readonly name: keyof RuntimeEvents; readonly detail: unknown }[];
    readonly reports: { readonly error: unknown; readonly remote: string; readonly phase: string }[];
    readonly tokens: Tokens[];
    readonly logouts: number[];
  };
}

const nameOf = ({ method, version, path }: Endpoint): string => `${method} ${version} ${path}`;

function createHttp(calls: SentCall[]) {
  // Keyed by method and path, each handler takes and gives what its own endpoint says: `answer` and `send` are typed by it.
  const handlers = new Map<string, Handler<CallInput, unknown>>();
  return {
    answer<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>, handler: Handler<Input, Answer>) {
      handlers.set(nameOf(endpoint), handler as Handler<CallInput, unknown>);
    },
    async send<Input extends CallInput, Answer>(
      endpoint: Endpoint<Input, Answer>,
      input: Input,
      options?: SendOptions,
    ): Promise<Answer> {
      const { method, path } = endpoint;
      calls.push({ method, path, input, idempotencyKey: options?.idempotencyKey });
      const handler = handlers.get(nameOf(endpoint));
      if (!handler) throw new Error(`The test gave no answer for ${nameOf(endpoint)}`);
      return (await handler(input, options)) as Answer;
    },
  };
}

/** Implements the runtime contract in memory: nothing goes out, everything is written down. */
export function createTestRuntime(options: TestRuntimeOptions = {}): TestRuntime {
  const { enrolment: enrolmentAtFirst = null, stored = {}, persistent = true } = options;
  const seen: TestRuntime['seen'] = {
    calls: [],
    navigations: [],
    backs: [],
    feedback: [],
    events: [],
    reports: [],
    tokens: [],
    logouts: [],
  };
  const brand = aBranding(options.brand);
  const api = createHttp(seen.calls);
  const enrolment = createWritable<Enrolment | null>(enrolmentAtFirst);
  const session = createWritable<SessionState>({
    loggedIn: enrolmentAtFirst !== null,
    enrolmentId: enrolmentAtFirst?.id ?? null,
    agentName: null,
    ...options.session,
  });
  const memory = new Map<StorageKey, unknown>(Object.entries(stored) as [StorageKey, unknown][]);

  return {
    version: runtimeVersion,
    context: options.context ?? 'hosted',
    portal: options.portal ?? 'tenant',
    brand,
    theme: { name: brand.theme, mode: 'light' },
    config: {
      namedSupplier: 'Larkfield Energy',
      moveIn: { maxPastMonths: 3, maxFutureDays: 29 },
      ...options.config,
    },
    session: {
      ...session,
      async begin(tokens) {
        seen.tokens.push(tokens);
        session.set({ ...session.get(), loggedIn: true, enrolmentId: enrolment.get()?.id ?? null });
      },
      async logout() {
        seen.logouts.push(seen.logouts.length + 1);
        session.set({ loggedIn: false, enrolmentId: null, agentName: null });
        enrolment.set(null);
      },
    },
    enrolment: {
      ...enrolment,
      async refresh() {
        const present = enrolment.get();
        if (!present) throw new Error('The test has no enrolment to refresh');
        return present;
      },
      accept: (next) => enrolment.set(next),
    },
    http: api,
    answer: (endpoint, handler) => api.answer(endpoint, handler),
    seen,
    navigate: (path, how) => void seen.navigations.push({ path, replace: how?.replace ?? false }),
    back: (fallback) => void seen.backs.push(fallback),
    currentStep: createWritable<CurrentStep | null>(options.step ?? null),
    feedback: {
      show: (feedback) => void seen.feedback.push(feedback),
      clear: () => void seen.feedback.push(null),
    },
    events: { emit: (name, detail) => void seen.events.push({ name, detail }) },
    flags: createWritable<Flags>(someFlags(options.flags)),
    consent: { has: () => options.consent ?? false },
    telemetry: { report: (error, where) => void seen.reports.push({ error, ...where }) },
    clock: { now: () => new Date(options.now ?? '2026-11-20T10:42:00Z') },
    storage: {
      get: (key) => memory.get(key),
      set: (key, value) => void memory.set(key, throughJson(value)),
      remove: (key) => void memory.delete(key),
      persistent,
    },
  };
}

/** Storage keeps JSON, so a test sees what survives it. */
function throughJson(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
