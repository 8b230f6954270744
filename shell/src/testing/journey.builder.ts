import type { RemoteRecord } from '@home-move/contract';
import { createTestRuntime, type TestRuntime } from '@home-move/ui/testing';
import { JourneyGuard, type GuardedJourney } from '../journeys/guarded-journey';
import type { LoadRemote } from '../journeys/load';
import { createRegistry, type Registry } from '../journeys/registry';
import type { LifecycleProps, RemoteModule } from '../journeys/remote-module';
import type { FailureView, Surface } from '../journeys/journey-surface';
import { createVersions } from '../journeys/versions';
import { aRecord } from './boot.builder';

/** A surface that records what a mover would see. */
function aSurface() {
  const section = document.createElement('div');
  let view: FailureView | null = null;
  let message = '';
  const surface: Surface = {
    createMountElement: () => section.appendChild(document.createElement('div')),
    showWaiting: () => void (message = 'waiting'),
    showFailure(next) {
      view = next;
      message = next.retrying ? 'trying again' : `${next.fault.code} after ${next.failures}`;
    },
    showRemote: () => void (message = ''),
    clear: () => void (message = ''),
  };
  return { surface, retry: () => view?.onRetry(), shown: () => message + section.textContent };
}

/** A remote that renders the given text. */
export const drawing = (text: string): RemoteModule => ({
  bootstrap: async () => {},
  async mount({ domElement }: LifecycleProps) {
    domElement.textContent = text;
  },
  async unmount({ domElement }: LifecycleProps) {
    domElement.textContent = '';
  },
});

export interface JourneyUnderTest {
  readonly journey: GuardedJourney;
  readonly registry: Registry;
  readonly runtime: TestRuntime;
  readonly retry: () => void;
  readonly shown: () => string;
  /** Reported fault codes and changes of version. */
  readonly faults: string[];
  readonly onMounted: jest.Mock;
}

/** The energy journey on a surface that records text. */
export function aJourney(load: LoadRemote, lastGood: readonly RemoteRecord[] = []): JourneyUnderTest {
  const { surface, retry, shown } = aSurface();
  const runtime = createTestRuntime();
  const faults: string[] = [];
  const onMounted = jest.fn();
  const registry = createRegistry({ remotes: [aRecord()], lastGood }, 0);
  const journey = new JourneyGuard({
    journey: 'energy',
    versions: createVersions(registry, 'energy'),
    load,
    runtime,
    surface,
    onFault: ({ code }, _record, isReported) => isReported || faults.push(code),
    onFallback: (from, to) => faults.push(`${from.version} → ${to.version}`),
    onMounted,
    beforeRetry: async () => {},
  });
  return { journey, registry, retry, shown, faults, onMounted, runtime };
}
