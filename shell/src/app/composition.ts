import {
  codeLifetimeMinutes,
  type AnalyticsTarget,
  type Enrolment,
  type Readable,
  type RuntimeContract,
} from '@home-move/contract';
import { analyticsTarget } from '../analytics/analytics-target';
import { colourMode } from '../brand/colour-mode';
import { createConsent } from '../runtime/consent';
import type { AddressBar } from '../navigation/address-bar';
import { returningFromEdits } from '../navigation/edit-return';
import { rememberPath } from '../navigation/requested-path';
import { isEntryPage, isSignUpPage, loginPathOf } from '../navigation/routes';
import { createRuntime } from '../runtime/create-runtime';
import { createEvents, type Events } from '../runtime/events';
import { createFeedback } from '../runtime/feedback';
import { createFlags } from '../runtime/flags';
import type { Shell } from '../runtime/shell-context';
import { createTelemetry, writeToConsole, type Telemetry } from '../runtime/telemetry';
import { createLastStep } from '../session/last-step';
import type { Visitor } from '../session/session';
import type { SessionServices } from '../session/session-services';
import { createSessionView } from '../runtime/session-view';
import { sessionTexts } from '../session/session.texts';
import type { AgentWorkspace } from '../telephony/agent-workspace';
import type { Settings } from './boot-block';
import type { BrandAndSession } from './load-brand-and-session';
import { createPortalNavigation } from './portal-navigation';

/** The lifetime of a one-time code, plus a minute for the message to arrive and be typed. [OTP-12] */
const sessionExtensionMs = (codeLifetimeMinutes + 1) * 60_000;

export interface CompositionInputs {
  readonly services: SessionServices;
  readonly started: BrandAndSession;
  /** Null for movers. */
  readonly agentWorkspace: AgentWorkspace | null;
  /** Wraps the address bar in a demo that overrides flags; the identity elsewhere. */
  readonly wrapAddressBar: (bar: AddressBar) => AddressBar;
  readonly now: () => Date;
}

/** The portal's services, wired together. */
export interface Composition {
  readonly shell: Shell;
  readonly telemetry: Telemetry;
  readonly events: Events;
  /** Null if nothing is measured. */
  readonly target: AnalyticsTarget | null;
  /** A runtime contract that reports errors through the telemetry given. */
  readonly newRuntime: (telemetry: Telemetry) => RuntimeContract;
}

/** The settings with the named supplier of the current enrolment, which an agent changes with each customer. */
function followEnrolment(settings: Settings, enrolment: Readable<Enrolment | null>): Settings {
  const { config } = settings;
  return {
    ...settings,
    config: {
      ...config,
      get namedSupplier() {
        return enrolment.get()?.namedSupplier ?? config.namedSupplier;
      },
    },
  };
}

export function composePortal({
  services,
  started,
  agentWorkspace,
  wrapAddressBar,
  now,
}: CompositionInputs): Composition {
  const { context, branding } = started;
  const { session, send, storage } = services;
  const settings = followEnrolment(started.settings, session.enrolment);
  const { portal, config } = settings;

  const telemetry = createTelemetry();
  telemetry.onReport(writeToConsole);
  const events = createEvents();
  const flags = createFlags(settings.flags, settings.flagOverrides ?? {}, session.enrolment, send);
  const lastStep = createLastStep(session.enrolment);
  const client = { flags, storage, lastStep: lastStep.path };
  const navigation = createPortalNavigation({ ...started, settings }, session, client, wrapAddressBar);
  const feedback = createFeedback(navigation.path);
  const sessionView = createSessionView({
    visitor: session.state,
    enrolment: session.enrolment,
    feedback,
    path: navigation.path,
    flags,
    appConfiguration: { portal, context },
  });
  const consent = createConsent(storage, context === 'embedded');
  const target = analyticsTarget(config.analytics, portal);

  // [SESS-07]; an agent leaves the portal instead. [SESS-10, NEXT-06]
  const goToLogin = (before: Visitor, loggingOut?: Promise<void>) => {
    navigation.go(loginPathOf(flags.get(), before), { replace: true });
    agentWorkspace?.leave(loggingOut);
  };
  const logout = async () => {
    const before = session.state.get();
    const done = session.logout();
    goToLogin(before, done);
    await done;
  };
  // [SESS-09]
  services.onSessionEnded = (before) => {
    if (!agentWorkspace) rememberPath(storage, navigation.path.get());
    goToLogin(before);
    feedback.show({ kind: 'info', content: sessionTexts.ended });
  };

  /** Shows the move that another tab has opened. */
  async function continueHere(): Promise<void> {
    await services.handover.takeOver();
    if (services.handover.isWanted()) return;
    await session.refresh().catch(session.end);
    navigation.go(navigation.path.get(), { replace: true });
  }
  services.onLoggedInElsewhere = () => {
    const path = navigation.path.get();
    if (isEntryPage(path)) void continueHere();
    // The sign-up may be of another move: its values are never saved to the move of the other tab.
    else if (isSignUpPage(path)) feedback.show({ kind: 'info', content: sessionTexts.loggedInElsewhere });
  };

  const journeyNavigation = returningFromEdits(navigation, storage);
  const shared = { context, branding, navigation, lastStep, send, storage, flags, feedback, logout };
  return {
    telemetry,
    events,
    target,
    newRuntime: (reporting) =>
      createRuntime({
        ...shared,
        navigation: journeyNavigation,
        portal,
        config,
        session,
        sessionView,
        events,
        consent,
        telemetry: reporting,
        call: agentWorkspace?.call ?? null,
        // A page of the journey must not drop what the agent has typed.
        logout: agentWorkspace?.requestLogOut ?? logout,
        mode: () => colourMode(document.documentElement),
        now,
      }),
    shell: {
      ...shared,
      session: sessionView,
      extendSession: () => services.appToken.extend(sessionExtensionMs),
      consent: target && consent,
      agentViews: agentWorkspace,
    },
  };
}
