import {
  ApiError,
  createStore,
  defaultMoveInLimits,
  generalProblem,
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
  type Store,
  type Tokens,
} from '@home-move/contract';
import { aBranding, someFlags } from '@home-move/contract/testing';
import { createTestHttp, type Handler, type SentCall } from './test-http';
import { createTestSession } from './test-session';
import { createTestStorage } from './test-storage';

type Feedback = Parameters<RuntimeContract['feedback']['show']>[0];

/** What a test sets; by default: the default brand on 20 November 2026, all flags on, no one logged in. */
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
  /** False if the browser denies storage. */
  readonly persistent?: boolean;
  /** The stream of an agent's call; by default there is none, and reading it rejects. */
  readonly follow?: NonNullable<RuntimeContract['call']>['follow'];
}

/** The runtime in memory, with writable stores and a record of what the remote did. */
export interface TestRuntime extends RuntimeContract {
  readonly session: RuntimeContract['session'] & Store<SessionState>;
  readonly enrolment: RuntimeContract['enrolment'] & Store<Enrolment | null>;
  readonly currentStep: Store<CurrentStep | null>;
  readonly flags: Store<Flags>;
  /** Sets the response of a call; the last handler set wins. Throw or reject with an ApiError for a problem. */
  answer<Input extends CallInput, Answer>(endpoint: Endpoint<Input, Answer>, handler: Handler<Input, Answer>): void;
  /** What the remote did, in order. */
  readonly recorded: {
    readonly calls: SentCall[];
    readonly navigations: { readonly path: string; readonly replace: boolean }[];
    readonly backs: string[];
    readonly feedback: (Feedback | null)[];
    readonly events: { readonly name: keyof RuntimeEvents; readonly detail: unknown }[];
    readonly reports: { readonly error: unknown; readonly remote: string; readonly phase: string }[];
    readonly tokens: Tokens[];
    readonly logouts: number[];
    readonly endedCalls: { readonly message: string; readonly id: string }[];
  };
}

/** Implements the runtime contract in memory: no requests are made, every use is recorded. */
export function createTestRuntime(options: TestRuntimeOptions = {}): TestRuntime {
  const recorded: TestRuntime['recorded'] = {
    calls: [],
    navigations: [],
    backs: [],
    feedback: [],
    events: [],
    reports: [],
    tokens: [],
    logouts: [],
    endedCalls: [],
  };
  const brand = aBranding(options.brand);
  const http = createTestHttp(recorded.calls);
  const { storage, clear } = createTestStorage(options.stored ?? {}, options.persistent ?? true);
  const step = createStore<CurrentStep | null>(options.step ?? null);
  const { session, enrolment } = createTestSession({
    enrolment: options.enrolment ?? null,
    appConfiguration: { portal: options.portal ?? 'tenant', context: options.context ?? 'hosted' },
    session: options.session ?? {},
    http,
    onEnrolmentChange: clear,
    recorded,
  });

  return {
    version: runtimeVersion,
    context: options.context ?? 'hosted',
    portal: options.portal ?? 'tenant',
    brand,
    theme: { name: brand.theme, mode: 'light' },
    config: {
      namedSupplier: options.enrolment?.namedSupplier ?? 'Larkfield Energy',
      moveIn: defaultMoveInLimits,
      assetsOrigin: 'https://assets.example.test',
      ...options.config,
    },
    session,
    enrolment,
    http,
    answer: (endpoint, handler) => http.answer(endpoint, handler),
    recorded,
    navigate: (path, how) => void recorded.navigations.push({ path, replace: how?.replace ?? false }),
    back: (fallback) => void recorded.backs.push(fallback),
    currentStep: step,
    call:
      options.portal === 'telephony'
        ? {
            end: (outcome) => void recorded.endedCalls.push(outcome),
            follow: options.follow ?? (() => Promise.reject(new ApiError(generalProblem('NOT_FOUND')))),
          }
        : null,
    feedback: {
      show(feedback) {
        recorded.feedback.push(feedback);
        const { content } = feedback;
        session.set({ ...session.get(), feedback: { content, location: step.get()?.path ?? '/' } });
      },
      clear() {
        recorded.feedback.push(null);
        session.set({ ...session.get(), feedback: null });
      },
    },
    events: { emit: (name, detail) => void recorded.events.push({ name, detail }) },
    flags: createStore<Flags>(someFlags(options.flags)),
    consent: { has: () => options.consent ?? false },
    telemetry: { report: (error, where) => void recorded.reports.push({ error, ...where }) },
    clock: { now: () => new Date(options.now ?? '2026-11-20T10:42:00Z') },
    storage,
  };
}
