import { brandEndpoints, type JourneyId, type RuntimeContract } from '@home-move/contract';
import { FullPageSpinner } from '@home-move/ui';
import type { ReactNode } from 'react';
import { Deferred } from '../deferred/deferred';
import { failureTexts } from '../layout/failure.texts';
import { PlainFailure } from '../layout/plain-failure';
import type { Telemetry } from '../runtime/telemetry';
import type { Send } from '../session/send';
import { createGuardedJourney, type GuardedJourney } from './guarded-journey';
import { createJourneySurface, type SurfaceViews } from './journey-surface';
import type { LoadRemote } from './load';
import type { Registry } from './registry';
import { createVersions } from './versions';
import { withTimeout } from './timeouts';

/** A try of the person's waits no longer than this for a newer resolution. */
const resolutionTimeoutMs = 3000;

/** Which journeys, and where they stand. */
export interface JourneyPlacement {
  readonly names: readonly JourneyId[];
  readonly outlet: HTMLElement;
  /** The shell's words where they are not those of a whole page. */
  readonly views?: SurfaceViews;
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
  /** Puts the shell's services around its own words. */
  readonly wrap: (content: ReactNode) => ReactNode;
}

export type Journeys = ReadonlyMap<JourneyId, GuardedJourney>;

export function createJourneys(deps: JourneysDependencies): Journeys {
  const { names, registry, load, telemetry, wrap } = deps;
  const views: SurfaceViews = deps.views ?? {
    waiting: () => wrap(<FullPageSpinner />),
    failed: (view) =>
      wrap(
        <Deferred
          render={({ JourneyFailed }) => <JourneyFailed {...view} />}
          fallback={<PlainFailure title={failureTexts.journey} onRetry={view.onRetry} />}
        />,
      ),
  };

  // A version published or rolled back meanwhile reaches an open page by Try again; without an answer the old one is tried.
  const beforeRetry = () =>
    withTimeout(
      resolutionTimeoutMs,
      deps.send(brandEndpoints.resolution, { query: deps.query }),
      () => new Error('late'),
    ).then(registry.replace, () => undefined);

  const journeys = new Map(
    names.map((journey) => {
      const surface = createJourneySurface(journey, deps.outlet, views);
      const guarded = createGuardedJourney({
        journey,
        versions: createVersions(registry, journey),
        load,
        surface,
        beforeRetry,
        runtime: deps.newRuntime(),
        onMounted: deps.onMounted,
        onFault: (fault) => telemetry.report(fault.cause ?? fault, { remote: journey, phase: fault.code }),
        onFallback: (from, to) =>
          telemetry.report(new Error(`${from.version} → ${to.version}`), { remote: journey, phase: 'fallback' }),
      });
      return [journey, guarded] as const;
    }),
  );

  // What a remote says of itself: its boundary caught an error, or React took its root down, which only the shell can tell.
  telemetry.onReport(({ error, remote, phase }) => {
    const guarded = (journeys as ReadonlyMap<string, GuardedJourney>).get(remote);
    if (phase === 'render') guarded?.onRenderError(error);
    if (phase === 'uncaught') guarded?.onCrash(error);
  });
  return journeys;
}
