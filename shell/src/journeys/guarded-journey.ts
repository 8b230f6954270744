import type { JourneyId, RemoteRecord, RuntimeContract } from '@home-move/contract';
import { createModuleCache } from './module-cache';
import { faultCodes, faultOf, RemoteFault, type FaultCode } from './fault';
import type { LoadRemote } from './load';
import type { LifecycleProps, RemoteModule } from './remote-module';
import type { Surface } from './surface';
import type { Versions } from './versions';
import { withTimeout } from './timeouts';

/** For each: the code, and its first screen. An opening that joins a load which began earlier has all of it. */
const timeoutMs = 8000;
const unmountTimeoutMs = 3000;

/** Lifecycles that never reject: single-spa would leave a journey that failed once broken for ever. */
export interface GuardedJourney {
  readonly bootstrap: () => Promise<void>;
  readonly mount: () => Promise<void>;
  readonly unmount: () => Promise<void>;
  /** Fetches the code ahead of its need; a failure is silent, and tried again when the journey is opened. */
  readonly preload: () => Promise<void>;
  /** Its own boundary caught an error, and shows a panel. */
  readonly onRenderError: (error: unknown) => void;
  /** Its screen is gone after an error. */
  readonly onCrash: (error: unknown) => void;
}

export interface GuardedJourneyDependencies {
  readonly journey: JourneyId;
  readonly versions: Versions;
  readonly load: LoadRemote;
  readonly runtime: RuntimeContract;
  readonly surface: Surface;
  readonly onFault: (fault: RemoteFault) => void;
  /** Another version takes the place of one that failed. */
  readonly onFallback: (from: RemoteRecord, to: RemoteRecord) => void;
  readonly onMounted: () => void;
  /** Asks the registry anew before a try of the person's. */
  readonly beforeRetry: () => Promise<void>;
}

interface Mounted {
  readonly record: RemoteRecord;
  readonly module: RemoteModule;
  readonly props: LifecycleProps;
}

export function createGuardedJourney(deps: GuardedJourneyDependencies): GuardedJourney {
  const { journey, versions, surface, runtime } = deps;
  const { load, forget } = createModuleCache(deps.load);
  /** Counts openings and closings: what began under an older number has been left meanwhile. */
  let generation = 0;
  /** Panels in a row. */
  let failures = 0;
  let mounted: Mounted | null = null;
  /** What its boundary has just caught: errors of one moment are one failure. */
  let justThrew: { readonly error: unknown } | null = null;

  async function start({ module, props, record }: Mounted): Promise<void> {
    const late = () => new RemoteFault(faultCodes.mountTooSlow, journey);
    justThrew = null;
    const begin = async () => {
      await module.bootstrap(props);
      await module.mount(props);
    };
    const begun = begin();
    try {
      await withTimeout(timeoutMs, begun, late);
    } catch (error) {
      // A fresh copy for the next try: this one may have half begun. Should it come to its end after all, it is let go.
      begun.then(() => stop({ module, props, record })).catch(() => undefined);
      forget(record);
      props.domElement.remove();
      throw error;
    }
  }

  async function stop({ module, props }: Mounted): Promise<void> {
    const late = () => new Error(`${journey} does not let go`);
    await withTimeout(unmountTimeoutMs, Promise.resolve(module.unmount(props)), late).catch((error: unknown) => {
      runtime.telemetry.report(error, { remote: journey, phase: 'unmount' });
    });
    props.domElement.remove();
  }

  function showPanel(fault: RemoteFault): void {
    failures += 1;
    const view = { fault, failures, retrying: false, onRetry: () => void retry() };
    surface.showFailure(view);

    async function retry(): Promise<void> {
      const mine = generation;
      surface.showFailure({ ...view, retrying: true, onRetry: () => undefined });
      await deps.beforeRetry();
      if (mine === generation) await open(mine);
    }
  }

  /** The code, for who begins to wait now. What is too slow is begun anew the next time, unless another opening waits for it. */
  function fetchCode(record: RemoteRecord): Promise<RemoteModule> {
    const mine = generation;
    return withTimeout(timeoutMs, load(record), () => {
      if (mine === generation) forget(record);
      return new RemoteFault(faultCodes.tooSlow, journey);
    });
  }

  /** Whether it goes on without a panel: with the same version, or with the last good one. */
  function goesOn(record: RemoteRecord, fault: RemoteFault, wasMounted = false): boolean {
    const verdict = versions.recordFailure(record, fault, wasMounted);
    if (verdict === 'back') deps.onFallback(record, versions.current());
    return verdict !== 'panel';
  }

  async function open(mine: number): Promise<void> {
    let record: RemoteRecord | null = null;
    try {
      record = versions.current();
      const module = await fetchCode(record);
      if (mine !== generation) return;
      const entry = { record, module, props: { name: journey, runtime, domElement: surface.createMountElement() } };
      await start(entry);
      if (mine !== generation) {
        await stop(entry);
        return;
      }
      // Before the mount was over; what throws from here on tells by itself.
      const early = justThrew;
      mounted = entry;
      failures = 0;
      surface.showRemote();
      deps.onMounted();
      if (early) fell(early.error, faultCodes.renderError);
    } catch (error) {
      if (mine !== generation) return;
      const fault = faultOf(error, faultCodes.notMounted, journey);
      deps.onFault(fault);
      if (record !== null && goesOn(record, fault)) await open(mine);
      else showPanel(fault);
    }
  }

  /** The mounted version threw: a panel first, the last good version the second time. */
  function fell(error: unknown, code: FaultCode): void {
    const fallen = mounted;
    if (!fallen) return;
    const fault = new RemoteFault(code, journey, error);
    // What a boundary caught its remote has told, and its panel with Try again stands.
    const hasPanel = code === faultCodes.renderError;
    if (!hasPanel) deps.onFault(fault);
    const again = goesOn(fallen.record, fault, true);
    if (!again && hasPanel) return;
    mounted = null;
    forget(fallen.record);
    void stop(fallen);
    if (!again) {
      showPanel(fault);
      return;
    }
    surface.showWaiting();
    void open(generation);
  }

  return {
    bootstrap: () => Promise.resolve(),

    // Resolves at once: single-spa holds every navigation until a mount is over, and a slow remote must be left freely.
    mount() {
      generation += 1;
      surface.showWaiting();
      void open(generation);
      return Promise.resolve();
    },

    async unmount() {
      generation += 1;
      failures = 0;
      const leaving = mounted;
      mounted = null;
      if (leaving) await stop(leaving);
      surface.clear();
    },

    // Nobody waits for it: what fails here is no failure of its version.
    preload: async () => {
      try {
        await fetchCode(versions.current());
      } catch {
        // Tried again, and told, when the journey is opened.
      }
    },

    onRenderError(error) {
      if (justThrew) return;
      justThrew = { error };
      setTimeout(() => (justThrew = null));
      fell(error, faultCodes.renderError);
    },

    onCrash: (error) => fell(error, faultCodes.crashed),
  };
}
