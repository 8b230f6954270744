import { brandEndpoints, call, reportEndpoints, type Branding, type RuntimeContext } from '@home-move/contract';
import type { Journeys } from '../journeys/create-journeys';
import type { Registry } from '../journeys/registry';
import type { Navigation } from '../navigation/navigation';
import type { Telemetry } from '../runtime/telemetry';
import type { SessionServices } from '../session/session-services';
import { watchPage } from './page-faults';
import { createReportQueue } from './report-queue';

/** The least time between two questions to the registry. */
const checkIntervalMs = 60_000;

export interface WatchRemotesInputs {
  readonly telemetry: Telemetry;
  readonly services: Pick<SessionServices, 'tokens' | 'appToken' | 'send'>;
  readonly branding: Branding;
  readonly context: RuntimeContext;
  readonly navigation: Pick<Navigation, 'path'>;
  readonly registry: Registry;
  readonly journeys: Journeys;
  /** Brand and branch that the registry resolves for. */
  readonly query: { readonly brand?: string; readonly branch?: string };
}

/** Reports faults and mounts of remotes to the API, and follows changes of their versions at the next page. */
export function watchRemotes(inputs: WatchRemotesInputs): void {
  reportFaults(inputs);
  followVersions(inputs);
}

function reportFaults({ telemetry, services, branding, context, registry }: WatchRemotesInputs): void {
  // Outlives the page. Not by the shell's `send`: a rejected report must neither reload the page nor end the session.
  const fetcher: typeof fetch = (url, init) => window.fetch(url, { ...init, keepalive: true });
  const queue = createReportQueue(async (content) => {
    const body = { brand: branding.urlRoute, context, ...content };
    const token = services.tokens.access() ?? (await services.appToken.get());
    await call(fetcher, '', reportEndpoints.report, { body }, { token });
  });
  telemetry.onObserved(({ remote, version, code }) => {
    if (code === null) queue.addMount({ remote, version });
    else queue.addFault({ remote, version }, code);
  });
  watchPage(window, (version, code) => registry.find(version.remote) && queue.addFault(version, code));
  window.addEventListener('pagehide', queue.flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queue.flush());
}

/** A page is a boundary: what was typed on the page before has been stored, or was given up by leaving it. */
function followVersions({ services, navigation, registry, journeys, query }: WatchRemotesInputs): void {
  let checked = performance.now();
  navigation.path.subscribe(() => {
    for (const journey of journeys.values()) journey.follow();
    if (performance.now() - checked < checkIntervalMs) return;
    checked = performance.now();
    // The browser revalidates by ETag; without an answer the versions stay as they are.
    services.send(brandEndpoints.resolution, { query }).then(
      (resolution) => {
        registry.replace(resolution);
        const journey = registry.journeyAt(navigation.path.get());
        // So that the next page does not wait for the code.
        if (journey !== null) void journeys.get(journey)?.preload();
      },
      () => undefined,
    );
  });
}
