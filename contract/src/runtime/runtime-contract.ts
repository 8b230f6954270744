import type { Branding, Flags } from '../brand/brand';
import type { CallInput, Endpoint } from '../endpoints/endpoint';
import type { Enrolment } from '../enrolment/enrolment';
import type { MoveInLimits } from '../moving-details/moving-details';
import type { StepMatch } from '../journey/steps';
import type { Service } from '../service/service';
import type { SessionState } from '../session/session';
import type { Tokens } from '../session/tokens';
import type { Portal, RuntimeContext } from './portal';

/** Version of the runtime contract (semver). A remote states the range it needs. */
export const runtimeVersion = '1.2.0';

/** A value that changes, without anybody's framework: read it, and be told when to read again. */
export interface Readable<T> {
  get(): T;
  /** Calls the listener after each change; gives back how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The step on screen: its path is below the brand, without query. */
export interface CurrentStep extends StepMatch {
  readonly path: string;
}

/** Keys of session storage that journeys own; `storage` adds the `hm.` prefix. [SESS-30 to SESS-36] */
export type StorageKey =
  | 'onboarding'
  | 'entertainment'
  | 'broadbandFilters'
  | 'energyFilters'
  | 'energyFiltersWom'
  | 'energyAddOns'
  | 'energyTariff'
  | 'energySecondaryTariff';

/** What a journey tells the outside. Never a name, address, token or amount. */
export interface RuntimeEvents {
  /** A service was set up or skipped. */
  service: { service: Service; outcome: 'completed' | 'skipped' };
  /** The whole enrolment is set up. `ref` is opaque. */
  complete: { ref: string };
  /** A product event, for example 'Energy Journey Completed'. [PAY-32] */
  track: { name: string };
}

/**
 * What the shell gives each remote, as the single-spa custom prop `runtime`. Frozen; getters and subscriptions, so
 * that a token refresh re-renders nothing. Dates come from `clock`, never from `new Date()`.
 */
export interface RuntimeContract {
  readonly version: string;
  readonly context: RuntimeContext;
  readonly portal: Portal;
  readonly brand: Branding;
  /** How the page looks; a remote rarely needs it. */
  readonly theme: Readonly<{ name: string; mode: 'light' | 'dark' }>;
  /** Values set by the operator, not by code. */
  readonly config: Readonly<{ namedSupplier: string; moveIn: MoveInLimits }>;
  readonly session: Readable<SessionState> & {
    /** Stores new tokens (from create, login or validation) and loads the enrolment. [SESS-05] */
    begin(tokens: Tokens): Promise<void>;
    /** Resets everything and goes to login. [SESS-06, SESS-07] */
    logout(): Promise<void>;
  };
  readonly enrolment: Readable<Enrolment | null> & {
    /** Loads it anew. Rejects with ApiError. */
    refresh(): Promise<Enrolment>;
    /** Takes the enrolment that a call answered, so that nobody loads it twice; an older version of it is ignored. */
    accept(enrolment: Enrolment): void;
  };
  readonly http: {
    /**
     * Calls the API: attaches the token, refreshes it once for parallel 401s, parses problems. Rejects with ApiError.
     * `idempotencyKey` makes a repeated submit count once.
     */
    send<Input extends CallInput, Answer>(
      endpoint: Endpoint<Input, Answer>,
      input: Input,
      options?: { readonly signal?: AbortSignal; readonly idempotencyKey?: string },
    ): Promise<Answer>;
  };
  /** Goes to a path below the brand, for example '/enrolment/energy/list'. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** The page before this one; the fallback when there is none. */
  back(fallback: string): void;
  readonly currentStep: Readable<CurrentStep | null>;
  /** The banner under the heading; clears when the path changes. [CHROME-13 to CHROME-15] */
  readonly feedback: {
    show(feedback: { kind: 'error' | 'success' | 'info'; content: string }): void;
    clear(): void;
  };
  readonly events: { emit<Name extends keyof RuntimeEvents>(name: Name, detail: RuntimeEvents[Name]): void };
  readonly flags: Readable<Flags>;
  readonly consent: { has(category: 'C0002'): boolean };
  readonly telemetry: { report(error: unknown, where: { remote: string; phase: string }): void };
  readonly clock: { now(): Date };
  /** Copies of JSON values in session storage, in memory where storage throws; cleared when the enrolment becomes another or ends. */
  readonly storage: {
    get(key: StorageKey): unknown;
    set(key: StorageKey, value: unknown): void;
    remove(key: StorageKey): void;
    /** False when storage throws and everything lives in this page alone. */
    readonly persistent: boolean;
  };
}

/** Custom props of every remote. */
export interface RemoteProps {
  readonly runtime: RuntimeContract;
}
