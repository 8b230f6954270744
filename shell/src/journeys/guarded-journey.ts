import {
  type FaultCode,
  faultCodes,
  type JourneyId,
  type RemoteRecord,
  type RuntimeContract,
} from '@home-move/contract';
import { faultOf, RemoteFault } from './fault';
import { JourneyProgress } from './journey-state';
import type { FailureView, Surface } from './journey-surface';
import type { LoadRemote } from './load';
import { createModuleCache, type ModuleCache } from './module-cache';
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
  /** `record` is null for a journey without a version; `isReported`: the remote has reported the error itself. */
  readonly onFault: (fault: RemoteFault, record: RemoteRecord | null, isReported: boolean) => void;
  /** Another version replaces the one that failed. */
  readonly onFallback: (from: RemoteRecord, to: RemoteRecord) => void;
  readonly onMounted: (record: RemoteRecord) => void;
  /** Refreshes the registry before the mover's retry. */
  readonly beforeRetry: () => Promise<void>;
}

/** The effects of a journey's transitions, one method each; `journey-state.ts` holds the transitions. */
export class JourneyGuard implements GuardedJourney {
  readonly #deps: GuardedJourneyDependencies;
  readonly #modules: ModuleCache;
  readonly #progress = new JourneyProgress();
  #mounted: RemoteInstance | null = null;
  /** Consecutive failures shown as a panel. */
  #failures = 0;
  /** The boundary's latest error, for one tick: errors of the same tick are one failure. */
  #recentError: { readonly error: unknown } | null = null;

  constructor(deps: GuardedJourneyDependencies) {
    this.#deps = deps;
    this.#modules = createModuleCache(deps.load);
  }

  bootstrap(): Promise<void> {
    return Promise.resolve();
  }

  /** Resolves at once: single-spa holds every navigation until a mount ends, and the mover may leave a slow remote. */
  mount(): Promise<void> {
    this.#deps.surface.showWaiting();
    void this.#open();
    return Promise.resolve();
  }

  async unmount(): Promise<void> {
    if (!this.#progress.apply('unmount')) return;
    const leaving = this.#mounted;
    this.#mounted = null;
    this.#failures = 0;
    if (leaving) await stopInstance(leaving);
    if (this.#progress.apply('unmounted')) this.#deps.surface.clear();
  }

  async preload(): Promise<void> {
    try {
      await this.#fetchCode(this.#deps.versions.current());
    } catch {
      // Not a failure of the version: no mover was waiting.
    }
  }

  onRenderError(error: unknown): void {
    if (this.#recentError) return;
    this.#recentError = { error };
    setTimeout(() => (this.#recentError = null));
    this.#recover(error, faultCodes.renderError);
  }

  onCrash(error: unknown): void {
    this.#recover(error, faultCodes.crashed);
  }

  /** Loads the current version, starts it and shows it. */
  async #open(): Promise<void> {
    const progress = this.#progress;
    let current = progress.apply('load');
    let record: RemoteRecord | null = null;
    try {
      record = this.#deps.versions.current();
      const module = await this.#fetchCode(record);
      if (!progress.isLatest(current)) return;
      current = progress.apply('loaded');
      const instance = this.#instanceOf(record, module);
      await this.#start(instance);
      if (!progress.isLatest(current)) {
        await stopInstance(instance);
        return;
      }
      current = progress.apply('mounted');
      this.#show(instance);
    } catch (error) {
      if (!progress.isLatest(current)) return;
      const fault = faultOf(error, faultCodes.notMounted, this.#deps.journey);
      this.#deps.onFault(fault, record, false);
      if (record !== null && this.#hasNextAttempt(record, fault)) void this.#open();
      else this.#fail(fault);
    }
  }

  /** On a timeout the next load fetches the code again, unless a later opening waits for this one. */
  #fetchCode(record: RemoteRecord): Promise<RemoteModule> {
    const current = this.#progress.latest;
    return withTimeout(startTimeoutMs, this.#modules.load(record), () => {
      if (this.#progress.isLatest(current)) this.#modules.forget(record);
      return new RemoteFault(faultCodes.tooSlow, this.#deps.journey);
    });
  }

  #instanceOf(record: RemoteRecord, module: RemoteModule): RemoteInstance {
    const { journey, runtime, surface } = this.#deps;
    return { record, module, props: { name: journey, runtime, domElement: surface.createMountElement() } };
  }

  async #start(instance: RemoteInstance): Promise<void> {
    this.#recentError = null;
    try {
      await startInstance(instance);
    } catch (error) {
      // The next attempt needs a fresh module: this one may be half started.
      this.#modules.forget(instance.record);
      throw error;
    }
  }

  #show(instance: RemoteInstance): void {
    // An error during the mount is still to be handled; later ones call onRenderError.
    const early = this.#recentError;
    this.#mounted = instance;
    this.#failures = 0;
    this.#deps.surface.showRemote();
    this.#deps.onMounted(instance.record);
    if (early) this.#recover(early.error, faultCodes.renderError);
  }

  /** The mounted version failed: its first failure leaves a panel, the second leads to the last good version. */
  #recover(error: unknown, code: FaultCode): void {
    const failed = this.#mounted;
    if (!failed) return;
    const fault = new RemoteFault(code, this.#deps.journey, error);
    // The remote reports what its boundary catches, and the boundary's panel offers Try again.
    const hasOwnPanel = code === faultCodes.renderError;
    this.#deps.onFault(fault, failed.record, hasOwnPanel);
    const isAttemptedAgain = this.#hasNextAttempt(failed.record, fault, true);
    if (hasOwnPanel && !isAttemptedAgain) return;
    this.#mounted = null;
    this.#modules.forget(failed.record);
    void stopInstance(failed);
    if (isAttemptedAgain) void this.mount();
    else this.#fail(fault);
  }

  /** Counts the failure; true when the same version or the last good one is attempted next. */
  #hasNextAttempt(record: RemoteRecord, fault: RemoteFault, wasMounted = false): boolean {
    const { versions, onFallback } = this.#deps;
    const verdict = versions.recordFailure(record, fault, wasMounted);
    if (verdict === 'fallback') onFallback(record, versions.current());
    return verdict !== 'panel';
  }

  #fail(fault: RemoteFault): void {
    this.#progress.apply('fail');
    this.#failures += 1;
    const view: FailureView = {
      fault,
      failures: this.#failures,
      retrying: false,
      onRetry: () => void this.#retry(view),
    };
    this.#deps.surface.showFailure(view);
  }

  async #retry(view: FailureView): Promise<void> {
    const current = this.#progress.apply('retry');
    if (!current) return;
    this.#deps.surface.showFailure({ ...view, retrying: true });
    await this.#deps.beforeRetry();
    if (this.#progress.isLatest(current)) await this.#open();
  }
}
