import type { JourneyId, Readable } from '@home-move/contract';
import { createLazyModule } from '../deferred/lazy-module';
import type { Journeys } from '../journeys/create-journeys';

/** Opens and closes journeys as the address changes. */
export interface JourneyRouter {
  /** Mounts the journey of the address; the outlet must be in the document. */
  readonly start: () => void;
  /** Leaves the rest to single-spa. Rejects when its chunk does not load, and may be called again. */
  readonly handOver: () => Promise<void>;
}

/**
 * Mounts the journey of the first page itself, because single-spa is 5.5 kB that the first screen need not wait for. On the
 * first navigation at the latest single-spa registers every journey, active on its routes, and takes over what is mounted.
 */
export function createJourneyRouter(
  journeys: Journeys,
  path: Readable<string>,
  journeyAt: (pathname: string) => JourneyId | null,
): JourneyRouter {
  const singleSpa = createLazyModule(() => import('single-spa'));
  let hasStarted = false;
  /** The journey that is mounted without single-spa. */
  let own: JourneyId | null = null;

  function follow(): void {
    const wanted = journeyAt(window.location.pathname);
    if (wanted === own) return;
    if (own !== null) void journeys.get(own)?.unmount();
    own = hasStarted ? null : wanted;
    if (own !== null) void journeys.get(own)?.mount();
  }

  async function handOver(): Promise<void> {
    const { registerApplication, start } = await singleSpa.load();
    if (hasStarted) return;
    hasStarted = true;
    for (const [name, { bootstrap, mount, unmount }] of journeys) {
      const mountUnlessOwn = () => {
        if (own !== name) return mount();
        own = null;
        return Promise.resolve();
      };
      registerApplication({
        name,
        app: { bootstrap, mount: mountUnlessOwn, unmount },
        activeWhen: ({ pathname }) => journeyAt(pathname) === name,
      });
    }
    start();
  }

  return {
    handOver,
    start() {
      follow();
      path.subscribe(() => {
        follow();
        // Until it loads, journeys follow the address all the same.
        handOver().catch(() => undefined);
      });
    },
  };
}
