import type { FaultCode, JourneyId, RegistryResolution, RuntimeContract } from '@home-move/contract';
import type { Telemetry } from '../runtime/telemetry';
import { JourneyGuard, type GuardedJourney } from './guarded-journey';
import { createJourneySurface, type SurfaceViews } from './journey-surface';
import type { LoadRemote } from './load';
import type { Registry } from './registry';
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
  /** Fetches the current resolution. */
  readonly refresh: () => Promise<RegistryResolution>;
  readonly newRuntime: () => RuntimeContract;
}

export type Journeys = ReadonlyMap<JourneyId, GuardedJourney>;

/** Creates journeys in one place of the document; their other dependencies come from the shell. */
export type CreateJourneysIn = (placement: JourneyPlacement) => Journeys;

export function createJourneys(deps: JourneysDependencies): Journeys {
  const { names, registry, load, telemetry, views } = deps;

  // Try again picks up a version published or rolled back in the meantime; without an answer it retries the old one.
  const beforeRetry = () => deps.refresh().then(registry.replace, () => undefined);

  const journeys = new Map(
    names.map((journey) => {
      const observe = (version: string, code: FaultCode | null) =>
        telemetry.observed.set([...telemetry.observed.get(), { remote: journey, version, code }]);
      const surface = createJourneySurface(journey, deps.outlet, views);
      const guarded = new JourneyGuard({
        journey,
        versions: createVersions(registry, journey),
        load,
        surface,
        beforeRetry,
        runtime: deps.newRuntime(),
        onMounted({ version }) {
          observe(version, null);
          deps.onMounted();
        },
        onFault(fault, record, isReported) {
          const { code } = fault;
          if (record) observe(record.version, code);
          if (!isReported) telemetry.report(fault.cause ?? fault, { remote: journey, phase: code });
        },
        onFallback: (from, to) =>
          telemetry.report(new Error(`${from.version} to ${to.version}`), { remote: journey, phase: 'fallback' }),
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
