import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { start as startSingleSpa } from 'single-spa';
import { analyticsTarget } from '../analytics/start-analytics';
import { parseBrandPath } from '../brand/brand-path';
import { createConsent } from '../consent/consent';
import type { Host } from '../embed/join-host';
import { createJourneys, type JourneyPlacement } from '../journeys/create-journeys';
import { nextJourney, whenIdle } from '../journeys/preload';
import { registerJourney } from '../journeys/register';
import { journeysOf, type Registry } from '../journeys/registry';
import type { LoadRemote } from '../journeys/load';
import { loadDeferredViews } from '../deferred/deferred';
import type { AddressBar } from '../navigation/address-bar';
import { embeddedAddressBar } from '../navigation/embedded-address-bar';
import { followHeading } from '../navigation/follow-heading';
import { hostedAddressBar } from '../navigation/hosted-address-bar';
import { guardPath } from '../navigation/guard';
import { createNavigation } from '../navigation/navigation';
import { loginPathOf, resolveRoute } from '../navigation/routes';
import { ShellBoundary } from '../pages/shell-boundary';
import { Portal, type FetchedPage } from './portal';
import { createEvents } from '../runtime/events';
import { createFeedback } from '../runtime/feedback';
import { createFlags } from '../runtime/flags';
import { createRuntime } from '../runtime/create-runtime';
import { createTelemetry, reportAs, writeToConsole, type Telemetry } from '../runtime/telemetry';
import type { SessionServices } from '../session/session-services';
import { ShellContext, type Shell } from '../runtime/shell-context';
import { createJourneyStorage } from '../session/journey-storage';
import { createSessionView } from '../session/session-view';
import type { BrandAndSession } from './load-brand-and-session';
import { createStore } from '../store/store';
import type { AgentWorkspace } from '../telephony/agent-workspace';

/** As long as a code counts, and a minute for the message to arrive and be typed. [OTP-12] */
const codeLifeMs = 16 * 60_000;

export interface PortalParts {
  readonly services: SessionServices;
  readonly started: BrandAndSession;
  readonly registry: Registry;
  readonly load: LoadRemote;
  readonly root: Root;
  readonly rootElement: HTMLElement;
  readonly first: FetchedPage | null;
  /** The page around this one, where there is one. */
  readonly host: Promise<Host | null>;
  /** The agent's side of it, in the telephony portal. */
  readonly desk: AgentWorkspace | null;
  /** What goes round the address bar; itself outside a demo. */
  readonly aroundBar: (bar: AddressBar) => AddressBar;
  readonly now: () => Date;
}

/** Brand and session are known: puts everything together and opens the page that the address asks for. */
export function openPortal({
  services,
  started,
  registry,
  load,
  root,
  rootElement,
  first,
  host,
  desk,
  aroundBar,
  now,
}: PortalParts): void {
  const { context, branding, settings, brandPath } = started;
  const { session, send, storage, appToken } = services;
  const isFramed = context !== 'hosted';

  const telemetry = createTelemetry();
  telemetry.onReport(writeToConsole);
  const events = createEvents();
  const flags = createFlags(settings.flags, settings.flagOverrides ?? {}, session.enrolment, send);
  const journeyStorage = createJourneyStorage(storage);
  const navigation = createNavigation({
    bar: aroundBar(isFramed ? embeddedAddressBar(window) : hostedAddressBar(window)),
    context,
    brand: { brand: brandPath.brand, branch: brandPath.branch },
    resolve: (path) =>
      resolveRoute(path, { ...session.state.get(), isBranded: brandPath.brand !== null, portal: settings.portal }),
    guard: (path) =>
      guardPath(path, session.enrolment.get(), { config: settings.config, flags, storage: journeyStorage }),
  });
  const feedback = createFeedback(navigation.path);
  const sessionView = createSessionView({
    visitor: session.state,
    enrolment: session.enrolment,
    feedback,
    path: navigation.path,
    flags,
    appConfiguration: { portal: settings.portal, context },
  });

  const consent = createConsent(storage);
  const target = analyticsTarget(settings.config.analytics, settings.portal, context);
  const mode = document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';
  // [SESS-07]; agents leave the portal from there. [SESS-10, NEXT-06]
  const goToLogin = (loggingOut?: Promise<void>) => {
    navigation.go(loginPathOf(flags.get()), { replace: true });
    desk?.leave(loggingOut);
  };
  const logout = async () => {
    const done = session.logout();
    goToLogin(done);
    await done;
  };
  // [SESS-09]
  services.onSessionEnded = () => {
    goToLogin();
    feedback.show({ kind: 'info', content: 'Please log in to continue' });
  };

  const runtimeFor = (reporting: Telemetry) =>
    createRuntime({
      context,
      portal: settings.portal,
      branding,
      config: settings.config,
      session,
      sessionView,
      send,
      navigation,
      feedback,
      events,
      flags,
      consent,
      telemetry: reporting,
      storage,
      mode,
      logout,
      now,
    });
  const shell: Shell = {
    context,
    branding,
    navigation,
    session: sessionView,
    flags,
    feedback,
    send,
    storage,
    extendSession: () => appToken.extend(codeLifeMs),
    logout,
    consent: target && consent,
    isStoragePersistent: storage.persistent,
    agentViews: desk,
  };
  const wrap = (content: ReactNode) => <ShellContext value={shell}>{content}</ShellContext>;
  const outlet = document.createElement('div');

  const hasFirstScreen = createStore(false);
  const prepareNext = () =>
    whenIdle(() => {
      loadDeferredViews().catch(() => undefined);
      const isCouncilUpfront = session.enrolment.get()?.ctwbJourneyToggle ?? settings.flags['ctwb-upfront'];
      const next = nextJourney(navigation.path.get(), isCouncilUpfront);
      if (next !== null) void journeys.get(next)?.preload();
    });
  const onScreen = () => {
    hasFirstScreen.set(true);
    prepareNext();
  };

  const journeysAt = (place: JourneyPlacement) =>
    createJourneys({
      ...place,
      registry,
      load,
      telemetry,
      send,
      query: { brand: branding.urlRoute, ...(branding.branch === null ? {} : { branch: String(branding.branch) }) },
      newRuntime: () => runtimeFor(telemetry),
      wrap,
    });
  const journeys = journeysAt({ names: journeysOf(settings.resolution), outlet, onMounted: onScreen });

  // A partner's frame is as high as its page: its host scrolls.
  if (context !== 'embedded') navigation.path.subscribe(() => window.scrollTo(0, 0));
  void host.then((met) =>
    met?.follow({ branding, step: navigation.step, events, hasFirstScreen, enrolment: session.enrolment }),
  );

  // At once, because journeys need their outlet inside the document.
  flushSync(() =>
    root.render(
      <ShellBoundary>
        <Portal
          shell={shell}
          runtime={runtimeFor(reportAs('shell', telemetry))}
          enrolment={session.enrolment}
          registry={registry}
          outlet={outlet}
          first={first}
          hasFirstScreen={hasFirstScreen}
          onShown={onScreen}
        />
      </ShellBoundary>,
    ),
  );
  if (target) {
    const portal = { brand: branding.urlRoute, step: navigation.step, events, enrolment: session.enrolment };
    import('../analytics/consent-gate').then(
      ({ waitForConsent: measure }) => measure({ target, consent, portal, fetcher: window.fetch.bind(window), now }),
      () => undefined,
    );
  }
  followHeading(outlet.closest('main') ?? rootElement, navigation.path);
  for (const [name, journey] of journeys) {
    registerJourney(
      name,
      journey,
      ({ pathname }) => registry.journeyAt(parseBrandPath(pathname, context).path) === name,
    );
  }
  startSingleSpa();
  desk?.openPanel(journeysAt);
}
