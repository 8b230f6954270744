import {
  runtimeVersion,
  type Boot,
  type Branding,
  type Flags,
  type Portal,
  type Readable,
  type RuntimeContext,
  type RuntimeContract,
  type SessionState,
} from '@home-move/contract';
import type { ColourMode } from '../brand/colour-mode';
import type { Consent } from './consent';
import type { Navigation } from '../navigation/navigation';
import { createJourneyStorage } from '../session/journey-storage';
import type { SafeStorage } from '../session/safe-storage';
import type { Send } from '../session/send';
import type { Session } from '../session/session';
import type { Events } from './events';
import type { FeedbackStore } from './feedback';
import type { Telemetry } from './telemetry';

export interface RuntimeServices {
  readonly context: RuntimeContext;
  readonly portal: Portal;
  readonly branding: Branding;
  /** Its named supplier may change with the enrolment. */
  readonly config: Boot['config'];
  readonly session: Session;
  readonly sessionView: Readable<SessionState>;
  readonly send: Send;
  readonly navigation: Navigation;
  readonly feedback: FeedbackStore;
  readonly events: Events;
  readonly flags: Readable<Flags>;
  readonly consent: Pick<Consent, 'has'>;
  readonly telemetry: Telemetry;
  readonly storage: SafeStorage;
  readonly mode: () => ColourMode;
  readonly logout: () => Promise<void>;
  /** Null for movers. */
  readonly call: RuntimeContract['call'];
  readonly now: () => Date;
}

const { freeze } = Object;

/** Creates the runtime contract for one remote. It is frozen, so that no remote can change what another sees. */
export function createRuntime(services: RuntimeServices): RuntimeContract {
  const { branding, config, session, navigation, feedback, events, telemetry } = services;
  return freeze({
    version: runtimeVersion,
    context: services.context,
    portal: services.portal,
    brand: freeze({
      ...branding,
      support: freeze({ ...branding.support }),
      offered: freeze({ ...branding.offered }),
    }),
    theme: freeze({
      name: branding.theme,
      get mode() {
        return services.mode();
      },
    }),
    config: freeze({
      get namedSupplier() {
        return config.namedSupplier;
      },
      moveIn: freeze({ ...config.moveIn }),
      assetsOrigin: config.assetsOrigin ?? null,
    }),
    session: freeze({ ...services.sessionView, begin: session.begin, logout: services.logout }),
    enrolment: freeze({ ...session.enrolment, refresh: session.refresh, accept: session.accept }),
    http: freeze({ send: services.send }),
    navigate: navigation.go,
    back: navigation.back,
    currentStep: freeze({ ...navigation.step }),
    call: services.call && freeze({ ...services.call }),
    feedback: freeze({ show: feedback.show, clear: feedback.clear }),
    events: freeze({ emit: events.emit }),
    flags: freeze({ ...services.flags }),
    consent: freeze({ has: services.consent.has }),
    telemetry: freeze({ report: telemetry.report }),
    clock: freeze({ now: services.now }),
    storage: createJourneyStorage(services.storage),
  });
}
