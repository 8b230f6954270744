import { FullPageSpinner } from '@home-move/ui';
import type { ReactNode } from 'react';
import { parseBrandPath } from '../brand/brand-path';
import { Deferred, loadDeferred } from '../deferred/deferred';
import { createJourneys, type CreateJourneysIn } from '../journeys/create-journeys';
import type { SurfaceViews } from '../journeys/journey-surface';
import type { LoadRemote } from '../journeys/load';
import { journeysOf, type Registry } from '../journeys/registry';
import { failureTexts, PlainFailure } from '../pages/plain-failure';
import { ShellContext, type Shell } from '../runtime/shell-context';
import type { Composition, CompositionInputs } from './composition';
import { startJourneyRouter } from './journey-router';
import { registryQuery } from './load-brand-and-session';

export interface PortalJourneysInputs extends CompositionInputs {
  readonly registry: Registry;
  readonly load: LoadRemote;
}

/** The journeys of the portal's pages. */
export interface PortalJourneys {
  /** Creates journeys elsewhere in the document. */
  readonly createJourneysIn: CreateJourneysIn;
  /** Loads, once the first page is shown, the deferred views and the journey that most movers open next. */
  readonly loadRest: () => void;
  /** Mounts the journey of the address, and follows the address from then on; the outlet must be in the document. */
  readonly start: () => void;
}

/** Runs when the browser is idle. */
function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/** The shell's views in place of a journey that fills the page. */
function pageViews(shell: Shell, registry: Registry): SurfaceViews {
  const wrap = (content: ReactNode) => <ShellContext value={shell}>{content}</ShellContext>;
  return {
    waiting: () => wrap(<FullPageSpinner />),
    failed: (view) =>
      wrap(
        <Deferred
          render={({ JourneyFailed }) => <JourneyFailed {...view} disabled={registry.disabled()} />}
          fallback={<PlainFailure title={failureTexts.journey} onRetry={view.onRetry} />}
        />,
      ),
  };
}

export function createPortalJourneys(
  inputs: PortalJourneysInputs,
  composition: Composition,
  outlet: HTMLElement,
  onMounted: () => void,
): PortalJourneys {
  const { registry, load } = inputs;
  const { settings } = inputs.started;
  const { shell, telemetry, newRuntime } = composition;
  const refresh = () =>
    loadDeferred().then(({ fetchResolution }) => fetchResolution(registryQuery(shell.branding), !!settings.preview));

  const createJourneysIn: CreateJourneysIn = (placement) =>
    createJourneys({
      ...placement,
      registry,
      load,
      telemetry,
      refresh,
      newRuntime: () => newRuntime(telemetry),
    });
  const journeys = createJourneysIn({
    names: journeysOf(settings.resolution),
    outlet,
    views: pageViews(shell, registry),
    onMounted,
  });

  const { lazy: services } = inputs.services;
  const all = { ...inputs, ...composition, ...shell, services, settings, journeys, refresh };
  // What fails is requested again when it is needed.
  const loadRest = () =>
    whenIdle(
      () =>
        void loadDeferred()
          .then(({ afterFirstScreen }) => afterFirstScreen(all))
          .catch(() => undefined),
    );
  // Also if the first screen has failed.
  telemetry.onReport(loadRest);
  return {
    createJourneysIn,
    loadRest,
    start: () =>
      startJourneyRouter(journeys, (pathname) => registry.journeyAt(parseBrandPath(pathname, shell.context).path)),
  };
}
