import type { Branding, Flags } from '../brand/brand';
import type { CallInput, Endpoint } from '../endpoints/endpoint';
import type { Enrolment } from '../enrolment/enrolment';
import type { MoveInLimits } from '../moving-details/moving-details';
import type { StepMatch } from '../journey/steps';
import type { CallUpdate } from '../private-entry/private-entry';
import type { Service } from '../service/service';
import type { SessionState } from './session';
import type { Tokens } from '../session/tokens';
import type { InviteJourney } from '../telephony/telephony';
import type { Portal, RuntimeContext } from '../portal/portal';

/** A value that changes, independent of any framework. */
export interface Readable<T> {
  /** The current value. */
  get(): T;
  /** Calls the listener after each change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The step on screen; its path is below the brand, without query. */
export interface CurrentStep extends StepMatch {
  readonly path: string;
}

/** Keys of session storage that journeys own; `storage` adds the `hm.` prefix. [SESS-30 to SESS-36] */
export type StorageKey =
  | 'cmsContent'
  | 'noteDraft'
  | 'noteDrafts'
  | 'onboarding'
  | 'entertainment'
  | 'broadbandFilters'
  | 'energyFilters'
  | 'energyFiltersWom'
  | 'energyAddOns'
  | 'energyTariff'
  | 'energySecondaryTariff';

/** Events that journeys emit to the host page and analytics; never with a name, address, token or amount. */
export interface RuntimeEvents {
  /** A service was set up or skipped. */
  service: { service: Service; outcome: 'completed' | 'skipped' };
  /** The whole enrolment is set up. `ref` is opaque. */
  complete: { ref: string };
  /** An agent has saved a note. The events of agents are for the CRM around the panel. */
  note: Record<string, never>;
  /** An agent has sent the customer a link; `journey` of an invite, null for the link to the enrolment. */
  link: { journey: InviteJourney | null };
  /** An agent has finished the enrolment. */
  finished: Record<string, never>;
  /** An agent has had the customer forgotten. */
  forgotten: Record<string, never>;
  /** A product event, for example 'Energy Journey Completed'. [PAY-32] */
  track: { name: string };
}

/**
 * What the shell passes to each remote, as the single-spa custom prop `runtime`. A change needs a new version
 * (`runtime-version.ts`). Frozen; values are getters with
 * subscriptions, so that a token refresh does not re-render. Dates come from `clock`, never from `new Date()`.
 */
export interface RuntimeContract {
  readonly version: string;
  readonly context: RuntimeContext;
  readonly portal: Portal;
  readonly brand: Branding;
  /** Theme of the page; a remote rarely needs it. */
  readonly theme: Readonly<{ name: string; mode: 'light' | 'dark' }>;
  /**
   * Settings of the operator. The named supplier is the enrolment's, or without an enrolment that of the document's brand. Partners'
   * pages load the portal's scripts from the origin of the assets; null if the host has not been given it.
   */
  readonly config: Readonly<{ namedSupplier: string; moveIn: MoveInLimits; assetsOrigin: string | null }>;
  readonly session: Readable<SessionState> & {
    /**
     * Begins the session of tokens from create, login or validation, and loads the enrolment. A remote gets handles in their place,
     * which only this function accepts. [SESS-05]
     */
    begin(tokens: Tokens): Promise<void>;
    /** Ends the session, clears its stored data and navigates to login. [SESS-06, SESS-07] */
    logout(): Promise<void>;
  };
  readonly enrolment: Readable<Enrolment | null> & {
    /** Reloads it. Rejects with ApiError. */
    refresh(): Promise<Enrolment>;
    /** Stores an enrolment that a call returned, which saves another load; an older version is ignored. */
    accept(enrolment: Enrolment): void;
  };
  readonly http: {
    /**
     * Calls the API: attaches the token, refreshes it once for parallel 401s, parses problems. Rejects with ApiError.
     * With an `idempotencyKey`, a repeated submit runs once.
     */
    send<Input extends CallInput, Answer>(
      endpoint: Endpoint<Input, Answer>,
      input: Input,
      options?: { readonly signal?: AbortSignal; readonly idempotencyKey?: string },
    ): Promise<Answer>;
  };
  /** Navigates to a path below the brand, for example '/enrolment/energy/list'. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Goes back to the previous page, or to the fallback path when there is none. */
  back(fallback: string): void;
  readonly currentStep: Readable<CurrentStep | null>;
  /** The agent's side; null for a mover. */
  readonly call: {
    /**
     * Ends the call here once the enrolment is gone: shows the message, clears the session without a request, and goes to
     * the record in the admin portal; inside a CRM's frame, the CRM gets its own registered address. [TEL-18, TEL-19]
     */
    end(outcome: { readonly message: string; readonly id: string }): void;
    /**
     * Follows changes during the call, by server-sent events, until the signal aborts. Resolves when the server ends
     * the stream, which happens from time to time. Rejects with ApiError if no stream is available: then poll instead.
     */
    follow(options: { readonly signal: AbortSignal; readonly onUpdate: (update: CallUpdate) => void }): Promise<void>;
  } | null;
  /** The banner below the heading; cleared when the path changes. [CHROME-13 to CHROME-15] */
  readonly feedback: {
    show(feedback: { kind: 'error' | 'success' | 'info'; content: string }): void;
    clear(): void;
  };
  readonly events: { emit<Name extends keyof RuntimeEvents>(name: Name, detail: RuntimeEvents[Name]): void };
  readonly flags: Readable<Flags>;
  readonly consent: { has(category: 'C0002'): boolean };
  readonly telemetry: { report(error: unknown, where: { remote: string; phase: string }): void };
  readonly clock: { now(): Date };
  /** Copies of JSON values in session storage, or in memory where storage throws; cleared with the session and for another enrolment. */
  readonly storage: {
    get(key: StorageKey): unknown;
    set(key: StorageKey, value: unknown): void;
    remove(key: StorageKey): void;
    /** False when storage throws, so that values are lost with the page. */
    readonly persistent: boolean;
  };
}

/** Custom props of every remote. */
export interface RemoteProps {
  readonly runtime: RuntimeContract;
}
