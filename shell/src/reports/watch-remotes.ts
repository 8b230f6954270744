import {
  call,
  reportEndpoints,
  type Branding,
  type RegistryResolution,
  type RuntimeContext,
} from '@home-move/contract';
import type { Journeys } from '../journeys/create-journeys';
import type { Registry } from '../journeys/registry';
import type { Navigation } from '../navigation/navigation';
import type { Telemetry } from '../runtime/telemetry';
import type { LazyServices } from '../session/session-services';
import { followVersions } from './follow-versions';
import { watchPage } from './page-faults';
import { createReportQueue } from './report-queue';

export interface WatchRemotesInputs {
  /** False for a document with a preview, which must neither prove a version nor have it withdrawn. */
  readonly isReported: boolean;
  readonly telemetry: Telemetry;
  readonly services: Pick<LazyServices, 'fetchAuthorized'>;
  readonly branding: Branding;
  readonly context: RuntimeContext;
  readonly navigation: Pick<Navigation, 'path'>;
  readonly registry: Registry;
  readonly journeys: Journeys;
  /** Fetches the current resolution. */
  readonly refresh: () => Promise<RegistryResolution>;
}

/** Reports faults and mounts of remotes to the API, and follows changes of their versions at the next page. */
export function watchRemotes(inputs: WatchRemotesInputs): void {
  if (inputs.isReported) reportFaults(inputs);
  followVersions(inputs);
}

function reportFaults({ telemetry, services, branding, context, registry }: WatchRemotesInputs): void {
  // Outlives the page. Not by the shell's `send`: a rejected report must neither reload the page nor end the session.
  const fetcher = ((url, init) =>
    services.fetchAuthorized(url, { ...init, keepalive: true })) as LazyServices['fetchAuthorized'];
  const queue = createReportQueue(async (content) => {
    const body = { brand: branding.urlRoute, context, ...content };
    await call(fetcher as typeof fetch, '', reportEndpoints.report, { body });
  });
  let taken = 0;
  const takeObserved = () => {
    const observed = telemetry.observed.get();
    const fresh = observed.slice(taken);
    taken = observed.length;
    for (const { code, ...version } of fresh) {
      if (code === null) queue.addMount(version);
      else queue.addFault(version, code);
    }
  };
  telemetry.observed.subscribe(takeObserved);
  takeObserved();
  watchPage(window, (version, code) => registry.find(version.remote) && queue.addFault(version, code));
  window.addEventListener('pagehide', queue.flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queue.flush());
}
