import type { JourneyId, RuntimeContract } from '@home-move/contract';
import { faultCodes, faultOf, RemoteFault } from './fault';
import type { LoadRemote } from './load';
import type { LifecycleProps, RemoteModule } from './remote-module';
import type { Surface } from './surface';
import { within } from './within';

export const mountTimeoutMs = 8000;
const unmountTimeoutMs = 3000;

/** Lifecycles that never reject: single-spa would leave a journey that failed once broken for ever. */
export interface GuardedJourney {
  readonly bootstrap: () => Promise<void>;
  readonly mount: () => Promise<void>;
  readonly unmount: () => Promise<void>;
  /** Fetches the code ahead of its need; a failure is silent, and tried again when the journey is opened. */
  readonly prepare: () => Promise<void>;
  /** Its screen is gone after an error. */
  readonly broke: (error: unknown) => void;
}

export interface GuardedJourneyDependencies {
  readonly journey: JourneyId;
  readonly load: LoadRemote;
  readonly runtime: RuntimeContract;
  readonly surface: Surface;
  readonly onFault: (fault: RemoteFault) => void;
  readonly onMounted: () => void;
  /** Asks the registry anew before a try of the person's. */
  readonly beforeRetry: () => Promise<void>;
}

interface Mounted {
  readonly module: RemoteModule;
  readonly props: LifecycleProps;
}

export function createGuardedJourney(deps: GuardedJourneyDependencies): GuardedJourney {
  const { journey, surface, runtime } = deps;
  /** Counts openings and closings: what began under an older number has been left meanwhile. */
  let generation = 0;
  let attempt = 0;
  let failures = 0;
  let loading: Promise<RemoteModule> | null = null;
  let mounted: Mounted | null = null;

  function load(): Promise<RemoteModule> {
    loading ??= deps.load(journey, attempt).catch((error: unknown) => {
      loading = null;
      attempt += 1;
      throw error;
    });
    return loading;
  }

  async function start(module: RemoteModule, props: LifecycleProps): Promise<void> {
    const late = () => new RemoteFault(faultCodes.mountTooSlow, journey);
    const begin = async () => {
      await module.bootstrap(props);
      await module.mount(props);
    };
    const begun = begin();
    try {
      await within(mountTimeoutMs, begun, late);
    } catch (error) {
      // A fresh copy for the next try: this one may have half begun. Should it come to its end after all, it is let go.
      begun.then(() => stop({ module, props })).catch(() => undefined);
      loading = null;
      attempt += 1;
      throw faultOf(error, faultCodes.notMounted, journey);
    }
  }

  async function stop({ module, props }: Mounted): Promise<void> {
    const late = () => new Error(`${journey} does not let go`);
    await within(unmountTimeoutMs, Promise.resolve(module.unmount(props)), late).catch((error: unknown) => {
      runtime.telemetry.report(error, { remote: journey, phase: 'unmount' });
    });
    props.domElement.remove();
  }

  function fail(error: unknown): void {
    const fault = faultOf(error, faultCodes.notMounted, journey);
    failures += 1;
    deps.onFault(fault);
    const view = { fault, failures, retrying: false, onRetry: () => void retry() };
    surface.failed(view);

    async function retry(): Promise<void> {
      const mine = generation;
      surface.failed({ ...view, retrying: true, onRetry: () => undefined });
      await deps.beforeRetry();
      if (mine === generation) await open(mine);
    }
  }

  async function open(mine: number): Promise<void> {
    try {
      const module = await load();
      if (mine !== generation) return;
      const entry = { module, props: { name: journey, runtime, domElement: surface.place() } };
      try {
        await start(module, entry.props);
      } catch (error) {
        entry.props.domElement.remove();
        throw error;
      }
      if (mine !== generation) {
        await stop(entry);
        return;
      }
      mounted = entry;
      failures = 0;
      surface.ready();
      deps.onMounted();
    } catch (error) {
      if (mine === generation) fail(error);
    }
  }

  return {
    bootstrap: () => Promise.resolve(),

    // Resolves at once: single-spa holds every navigation until a mount is over, and a slow remote must be left freely.
    mount() {
      generation += 1;
      surface.waiting();
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

    prepare: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),

    broke(error) {
      const broken = mounted;
      if (!broken) return;
      mounted = null;
      loading = null;
      attempt += 1;
      void stop(broken);
      fail(new RemoteFault(faultCodes.broke, journey, error));
    },
  };
}
