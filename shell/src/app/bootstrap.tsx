import type { Boot } from '@home-move/contract';
import { FullPageSpinner } from '@home-move/ui';
import type { Root } from 'react-dom/client';
import { storageScope } from '../brand/storage-scope';
import { connectToHost } from '../embed/connect-to-host';
import { loadHeader } from '../layout/lazy-header';
import type { AddressBar } from '../navigation/address-bar';
import { writeToConsole } from '../runtime/telemetry';
import { takeEarlyToken } from '../session/early-token';
import { createSafeStorage } from '../session/safe-storage';
import { openSealedTokens } from '../session/sealed-tokens';
import type { SessionCipher } from '../session/session-cipher';
import { createSessionServices } from '../session/session-services';
import { visitorBucket } from '../session/visitor-bucket';
import type { AgentWorkspace } from '../telephony/agent-workspace';
import { settingsOf } from './boot-block';
import { DocumentBar } from '../layout/document-bar';
import { openStartStep, predictPath, preloadPage, takeLaunchCode, takeTelephonyToken } from './initial-address';
import { loadBrandAndSession } from './load-brand-and-session';
import { mountPortal } from './mount-portal';
import { startRemoteLoading } from './remote-loading';
import { StartFailure } from './start-failure';

export interface BootstrapInputs {
  readonly root: Root;
  readonly rootElement: HTMLElement;
  /** Null for a document without a boot block. */
  readonly boot: Boot | null;
  /** Null if this browser has no key for its session. */
  readonly cipher: SessionCipher | null;
  readonly now: () => Date;
}

/** Takes the empty document to its first page. The screen is never blank, and a failed start can be retried. */
export async function bootstrapPortal({ root, rootElement, boot, cipher, now }: BootstrapInputs): Promise<void> {
  const { config, resolution, portal } = settingsOf(boot);
  const telephonyToken = portal === 'telephony' ? takeTelephonyToken(window) : null;
  const launchCode = portal === 'telephony' ? takeLaunchCode(window) : null;
  const scope = storageScope(boot, window);
  const storage = createSafeStorage(scope);
  const early = takeEarlyToken(window);
  const fetcher = window.fetch.bind(window);
  root.render(
    <>
      {boot?.context === 'hosted' && <DocumentBar branding={boot.branding} />}
      <FullPageSpinner />
    </>,
  );
  const tokenStorage = await openSealedTokens(storage, cipher);
  const services = createSessionServices({
    fetcher,
    page: window.location,
    publicSiteUrl: config.publicSiteUrl,
    adminPortalUrl: config.adminPortalUrl ?? null,
    clientId: `${portal}-portal`,
    isFramed: boot !== null && boot.context !== 'hosted',
    sharesSession: boot?.context === 'hosted' && portal === 'tenant' && window.parent === window,
    scope,
    storage,
    tokenStorage,
    cipher,
    early,
  });
  if (boot?.context === 'embedded') openStartStep(window, services.tokens.isUser());
  const host = connectToHost(boot, rootElement);
  if (boot?.context === 'hosted') loadHeader();
  const reportDrawn = () => void host.then((connected) => connected?.watchHeight());

  const path = predictPath(boot, (telephonyToken ?? launchCode ?? services.tokens.access()) !== null);
  const { registry, load } = startRemoteLoading(resolution, path, visitorBucket(services.storage));
  const preloading = preloadPage(path, registry);

  let agentWorkspace: AgentWorkspace | null = null;
  async function open(): Promise<void> {
    // Movers never fetch this chunk.
    if (boot?.portal === 'telephony' && agentWorkspace === null) {
      const { createAgentWorkspace } = await import('../telephony/agent-workspace');
      const openedBy = { telephonyToken, launchCode };
      agentWorkspace = createAgentWorkspace({
        services: services.lazy,
        boot,
        openedBy,
        host,
        root,
        page: window.location,
      });
    }
    const started = await loadBrandAndSession(services, boot, window.location.pathname, agentWorkspace?.logIn);
    registry.replace(started.settings.resolution);
    // Other documents never fetch this chunk.
    const wrapAddressBar =
      boot?.flagOverrides || window.location.search.includes('theme=')
        ? (await import('../navigation/kept-parameters')).keepParameters
        : (bar: AddressBar) => bar;
    const first = await preloading;
    // The first screen waits for a code that has arrived, but not for the connection.
    if (started.context === 'embedded') {
      const connected = await Promise.race([host, Promise.resolve(null)]);
      await connected?.prefill.start({ ...services.lazy, branding: started.branding });
    }
    mountPortal({
      services,
      started,
      registry,
      load,
      root,
      rootElement,
      first,
      host,
      agentWorkspace,
      wrapAddressBar,
      now,
    });
    reportDrawn();
  }
  let isStarting = false;
  function start(): void {
    // Try again and a new network connection may coincide.
    if (isStarting) return;
    isStarting = true;
    open().catch((error: unknown) => {
      isStarting = false;
      writeToConsole({ error, remote: 'shell', phase: 'start' });
      showFailure(start);
    });
  }
  function showFailure(onRetry: () => void): void {
    reportDrawn();
    root.render(<StartFailure key={Date.now()} support={boot?.branding.support ?? null} onRetry={onRetry} />);
  }
  // A mounted portal cannot be mounted again: from here only a new document helps.
  services.onAppRefused = () => showFailure(() => window.location.reload());
  start();
}
