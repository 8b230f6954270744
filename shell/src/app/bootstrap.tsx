import type { Boot } from '@home-move/contract';
import { FullPageSpinner } from '@home-move/ui';
import type { Root } from 'react-dom/client';
import { settingsOf } from './settings';
import { parseBrandPath } from '../brand/brand-path';
import type { Host } from '../embed/join-host';
import { createFederation } from '../journeys/federation';
import { createGuardScript, installGuardScript } from '../journeys/guard-script';
import { createKnownFiles } from '../journeys/known-files';
import { createLoadRemote } from '../journeys/load';
import { withEarlyLoad } from '../journeys/load-early';
import { createRegistry, type Registry } from '../journeys/registry';
import { failureTexts } from '../layout/failure.texts';
import { PlainFailure } from '../layout/plain-failure';
import { Deferred } from '../deferred/deferred';
import type { AddressBar } from '../navigation/address-bar';
import { pageAt, resolveRoute } from '../navigation/routes';
import { openPortal } from './composition';
import { fetchPage } from '../pages/own-page';
import type { FetchedPage } from './portal';
import { writeToConsole } from '../runtime/telemetry';
import { createSessionServices } from '../session/session-services';
import { loadBrandAndSession } from './load-brand-and-session';
import { takeTelephonyToken } from './initial-address';
import type { AgentWorkspace } from '../telephony/agent-workspace';

/** The path that this visitor will most likely see: whoever holds a token counts as logged in until the API says otherwise. */
function predictPath(boot: Boot | null, hasToken: boolean): string {
  const { path, brand } = parseBrandPath(window.location.pathname, boot?.context ?? 'hosted');
  const enrolmentId = hasToken ? '' : null;
  return resolveRoute(path, {
    loggedIn: hasToken,
    enrolmentId,
    isBranded: brand !== null,
    portal: settingsOf(boot).portal,
  });
}

async function preloadFirstPage(registry: Registry, path: string): Promise<FetchedPage | null> {
  const name = pageAt(path, registry.routes());
  if (name === 'journey') return null;
  // Without it the page fetches its chunk itself, and says so if that fails too.
  return fetchPage(name).then(
    (Body) => ({ name, Body }),
    () => null,
  );
}

/** The page around this one, greeted. Its chunk may not come: then the host hears nothing, and shows its link. */
function connectToHost(boot: Boot | null, rootElement: HTMLElement): Promise<Host | null> {
  // The page around an agent's panel is a CRM, which greets nobody.
  if (boot?.context !== 'embedded') return Promise.resolve(null);
  return import('../embed/join-host').then(
    ({ joinHost }) => joinHost(rootElement, boot.config.hostOrigins),
    (error: unknown) => {
      writeToConsole({ error, remote: 'shell', phase: 'host' });
      return null;
    },
  );
}

/** From an empty document to the first page; never blank, and what failed can be tried again. */
export function bootstrapPortal(root: Root, rootElement: HTMLElement, boot: Boot | null, now: () => Date): void {
  const { config, resolution, portal } = settingsOf(boot);
  const telephonyToken = portal === 'telephony' ? takeTelephonyToken(window) : null;
  const services = createSessionServices({
    fetcher: window.fetch.bind(window),
    page: window.location,
    publicSiteUrl: config.publicSiteUrl,
    adminPortalUrl: config.adminPortalUrl,
    clientId: `${portal}-portal`,
    isFramed: boot !== null && boot.context !== 'hosted',
  });
  const host = connectToHost(boot, rootElement);
  const reportDrawn = () => void host.then((met) => met?.watchHeight());
  const registry = createRegistry(resolution);
  const files = createKnownFiles();
  const guard = createGuardScript(files);
  installGuardScript(guard);

  const path = predictPath(boot, telephonyToken !== null || services.tokens.access() !== null);
  const journey = registry.journeyAt(path);
  const first = resolution.remotes.find(({ name }) => name === journey);
  const load = withEarlyLoad(createLoadRemote(createFederation(files, guard), files.rejectionOf), first);
  const fetching = preloadFirstPage(registry, path);

  let desk: AgentWorkspace | null = null;
  async function open(): Promise<void> {
    // A chunk that movers never fetch.
    if (boot?.portal === 'telephony' && desk === null) {
      const { createAgentWorkspace } = await import('../telephony/agent-workspace');
      desk = createAgentWorkspace({ services, boot, telephonyToken, root, page: window.location });
    }
    const started = await loadBrandAndSession(services, boot, window.location.pathname, desk?.logIn);
    registry.replace(started.settings.resolution);
    // A demo's alone: a chunk that nobody else fetches.
    const aroundBar = boot?.flagOverrides
      ? (await import('../navigation/flag-overrides')).keepFlagOverrides
      : (bar: AddressBar) => bar;
    const parts = { services, started, registry, load, root, rootElement, host, desk, aroundBar, now };
    openPortal({ ...parts, first: await fetching });
    reportDrawn();
  }
  function begin(): void {
    open().catch((error: unknown) => {
      writeToConsole({ error, remote: 'shell', phase: 'start' });
      showFailure(begin);
    });
  }
  function showFailure(onRetry: () => void): void {
    reportDrawn();
    const key = String(Date.now());
    root.render(
      <Deferred
        key={key}
        render={({ StartFailed }) => <StartFailed support={boot?.branding.support ?? null} onRetry={onRetry} />}
        fallback={<PlainFailure title={failureTexts.portal} onRetry={onRetry} />}
      />,
    );
  }
  // What was drawn cannot be drawn twice: from here only a new document helps.
  services.onAppTokenRefused = () => showFailure(() => window.location.reload());
  root.render(<FullPageSpinner />);
  begin();
}
