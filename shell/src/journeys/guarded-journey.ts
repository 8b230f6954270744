import type { JourneyId, RemoteRecord, RuntimeContract } from '@home-move/contract';
import { faultCodes, faultOf, RemoteFault, type FaultCode } from './fault';
import { nextState, type JourneyEvent, type JourneyState } from './journey-state';
import type { Surface } from './journey-surface';
import type { LoadRemote } from './load';
import { createModuleCache } from './module-cache';
import { startInstance, stopInstance, type RemoteInstance } from './remote-instance';
import type { RemoteModule } from './remote-module';
import { startTimeoutMs, withTimeout } from './timeouts';
import type { Versions } from './versions';

/** Lifecycles that never reject: single-spa would treat a journey that failed once as broken for good. */
export interface GuardedJourney {
  readonly bootstrap: () => Promise<void>;
  readonly mount: () => Promise<void>;
  readonly unmount: () => Promise<void>;
  /** Fetches the code in advance. A failure is silent: opening the journey tries again. */
  readonly preload: () => Promise<void>;
  /** The remote's own boundary caught an error and shows a panel. */
  readonly onRenderError: (error: unknown) => void;
  /** An error took the remote's screen down. */
  readonly onCrash: (error: unknown) => void;
}

export interface GuardedJourneyDependencies {
  readonly journey: JourneyId;
  readonly versions: Versions;
  readonly load: LoadRemote;
  readonly runtime: RuntimeContract;
  readonly surface: Surface;
  readonly onFault: (fault: RemoteFault) => void;
  /** Another version replaces the one that failed. */
  readonly onFallback: (from: RemoteRecord, to: RemoteRecord) => void;
  readonly onMounted: () => void;
  /** Refreshes the registry before the mover's retry. */
  readonly beforeRetry: () => Promise<void>;
}

/** Runs the side effects of a journey's states; `journey-state.ts` holds the transitions. */
export function createGuardedJourney(deps: GuardedJourneyDependencies): GuardedJourney {
  const { journey, versions, surface, runtime } = deps;
  const { load, forget } = createModuleCache(deps.load);
  let state: JourneyState = 'idle';
  /** Counts transitions: work that began before the latest one is outdated. */
  let transitions = 0;
  /** Consecutive failures shown as a panel. */
  let failures = 0;
  let mounted: RemoteInstance | null = null;
  /** The boundary's latest error, for one tick: errors of the same tick are one failure. */
  let recentError: { readonly error: unknown } | null = null;

  /** Counts the transition and returns its number; 0 if the event does not apply. */
  function transition(event: JourneyEvent): number {
    const next = nextState(state, event);
    if (next === undefined) return 0;
    state = next;
    transitions += 1;
    return transitions;
  }

  /** On a timeout the next load fetches the code again, unless a later opening waits for this one. */
  function fetchCode(record: RemoteRecord): Promise<RemoteModule> {
    const current = transitions;
    return withTimeout(startTimeoutMs, load(record), () => {
      if (current === transitions) forget(record);
      return new RemoteFault(faultCodes.tooSlow, journey);
    });
  }

  async function start(instance: RemoteInstance): Promise<void> {
    recentError = null;
    try {
      await startInstance(instance);
    } catch (error) {
      // The next attempt needs a fresh module: this one may be half started.
      forget(instance.record);
      throw error;
    }
  }

  /** Runs the states loading and mounting. */
  async function open(): Promise<void> {
    let current = transition('load');
    let record: RemoteRecord | null = null;
    try {
      record = versions.current();
      const module = await fetchCode(record);
      if (current !== transitions) return;
      current = transition('loaded');
      const instance = { record, module, props: { name: journey, runtime, domElement: surface.createMountElement() } };
      await start(instance);
      if (current !== transitions) {
        await stopInstance(instance);
        return;
      }
      // An error during the mount is still to be handled; later ones call onRenderError.
      const early = recentError;
      current = transition('mounted');
      mounted = instance;
      failures = 0;
      surface.showRemote();
      deps.onMounted();
      if (early) recover(early.error, faultCodes.renderError);
    } catch (error) {
      if (current !== transitions) return;
      const fault = faultOf(error, faultCodes.notMounted, journey);
      deps.onFault(fault);
      continueAfter(fault, record !== null && hasNextAttempt(record, fault));
    }
  }

  /** Counts the failure; true when the same version or the last good one is attempted next. */
  function hasNextAttempt(record: RemoteRecord, fault: RemoteFault, wasMounted = false): boolean {
    const verdict = versions.recordFailure(record, fault, wasMounted);
    if (verdict === 'fallback') deps.onFallback(record, versions.current());
    return verdict !== 'panel';
  }

  function continueAfter(fault: RemoteFault, isAttemptedAgain: boolean): void {
    if (isAttemptedAgain) {
      void open();
      return;
    }
    transition('fail');
    failures += 1;
    const view = { fault, failures, retrying: false, onRetry: () => void retry() };
    surface.showFailure(view);

    async function retry(): Promise<void> {
      const current = transition('retry');
      if (!current) return;
      surface.showFailure({ ...view, retrying: true });
      await deps.beforeRetry();
      if (current === transitions) await open();
    }
  }

  /** The mounted version failed: its first failure leaves a panel, the second leads to the last good version. */
  function recover(error: unknown, code: FaultCode): void {
    const failed = mounted;
    if (!failed) return;
    const fault = new RemoteFault(code, journey, error);
    // The remote reports what its boundary catches, and the boundary's panel offers Try again.
    const hasOwnPanel = code === faultCodes.renderError;
    if (!hasOwnPanel) deps.onFault(fault);
    const isAttemptedAgain = hasNextAttempt(failed.record, fault, true);
    if (hasOwnPanel && !isAttemptedAgain) return;
    mounted = null;
    forget(failed.record);
    void stopInstance(failed);
    if (isAttemptedAgain) surface.showWaiting();
    continueAfter(fault, isAttemptedAgain);
  }

  return {
    bootstrap: () => Promise.resolve(),

    // Resolves at once: single-spa holds every navigation until a mount ends, and the mover may leave a slow remote.
    mount() {
      surface.showWaiting();
      void open();
      return Promise.resolve();
    },

    async unmount() {
      if (!transition('unmount')) return;
      const leaving = mounted;
      mounted = null;
      failures = 0;
      if (leaving) await stopInstance(leaving);
      if (transition('unmounted')) surface.clear();
    },

    async preload() {
      try {
        await fetchCode(versions.current());
      } catch {
        // Not a failure of the version: no mover was waiting.
      }
    },

    onRenderError(error) {
      if (recentError) return;
      recentError = { error };
      setTimeout(() => (recentError = null));
      recover(error, faultCodes.renderError);
    },

    onCrash: (error) => recover(error, faultCodes.crashed),
  };
}
