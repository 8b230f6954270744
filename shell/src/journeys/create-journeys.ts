import { brandEndpoints, type JourneyId, type RuntimeContract } from '@home-move/contract';
import type { Telemetry } from '../runtime/telemetry';
import type { Send } from '../session/send';
import { JourneyGuard, type GuardedJourney } from './guarded-journey';
import { createJourneySurface, type SurfaceViews } from './journey-surface';
import type { LoadRemote } from './load';
import type { Registry } from './registry';
import { resolutionTimeoutMs, withTimeout } from './timeouts';
import { createVersions } from './versions';

/** The journeys to create, and their place in the document. */
export interface JourneyPlacement {
  readonly names: readonly JourneyId[];
  readonly outlet: HTMLElement;
  /** Shown while a journey waits or has failed. */
  readonly views: SurfaceViews;
  readonly onMounted: () => void;
}

export interface JourneysDependencies extends JourneyPlacement {
  readonly registry: Registry;
  readonly load: LoadRemote;
  readonly telemetry: Telemetry;
  readonly send: Send;
  /** Brand and branch that the registry resolves for. */
  readonly query: { readonly brand?: string; readonly branch?: string };
  readonly newRuntime: () => RuntimeContract;
}

export type Journeys = ReadonlyMap<JourneyId, GuardedJourney>;

/** Creates journeys in one place of the document; their other dependencies come from the shell. */
export type CreateJourneysIn = (placement: JourneyPlacement) => Journeys;

export function createJourneys(deps: JourneysDependencies): Journeys {
  const { names, registry, load, telemetry, views } = deps;

  // Try again picks up a version published or rolled back in the meantime; without an answer it retries the old one.
  const beforeRetry = () =>
    withTimeout(
      resolutionTimeoutMs,
      deps.send(brandEndpoints.resolution, { query: deps.query }),
      () => new Error('timeout'),
    ).then(registry.replace, () => undefined);

  const journeys = new Map(
    names.map((journey) => {
      const surface = createJourneySurface(journey, deps.outlet, views);
      const guarded = new JourneyGuard({
        journey,
        versions: createVersions(registry, journey),
        load,
        surface,
        beforeRetry,
        runtime: deps.newRuntime(),
        onMounted({ version }) {
          telemetry.observe({ remote: journey, version, code: null });
          deps.onMounted();
        },
        onFault(fault, record, isReported) {
          const { code } = fault;
          if (record) telemetry.observe({ remote: journey, version: record.version, code });
          if (!isReported) telemetry.report(fault.cause ?? fault, { remote: journey, phase: code });
        },
        onFallback: (from, to) =>
          telemetry.report(new Error(`${from.version} → ${to.version}`), { remote: journey, phase: 'fallback' }),
      });
      return [journey, guarded] as const;
    }),
  );

  // A remote's own reports: its boundary caught an error ('render'), or React unmounted its root ('uncaught').
  telemetry.onReport(({ error, remote, phase }) => {
    const guarded = (journeys as ReadonlyMap<string, GuardedJourney>).get(remote);
    if (phase === 'render') guarded?.onRenderError(error);
    if (phase === 'uncaught') guarded?.onCrash(error);
  });
  return journeys;
}
