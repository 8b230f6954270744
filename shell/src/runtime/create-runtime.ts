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
import type { Consent } from '../consent/consent';
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
  readonly mode: 'light' | 'dark';
  readonly logout: () => Promise<void>;
  readonly now: () => Date;
}

/** The runtime contract, one frozen object for each remote: none can change what another sees. */
export function createRuntime(services: RuntimeServices): RuntimeContract {
  const { branding, config, session, navigation, feedback, events, telemetry } = services;
  return Object.freeze({
    version: runtimeVersion,
    context: services.context,
    portal: services.portal,
    brand: Object.freeze({
      ...branding,
      support: Object.freeze({ ...branding.support }),
      offered: Object.freeze({ ...branding.offered }),
    }),
    theme: Object.freeze({ name: branding.theme, mode: services.mode }),
    config: Object.freeze({ namedSupplier: config.namedSupplier, moveIn: Object.freeze({ ...config.moveIn }) }),
    session: Object.freeze({ ...services.sessionView, begin: session.begin, logout: services.logout }),
    enrolment: Object.freeze({ ...session.enrolment, refresh: session.refresh, accept: session.accept }),
    http: Object.freeze({ send: services.send }),
    navigate: navigation.go,
    back: navigation.back,
    currentStep: Object.freeze({ ...navigation.step }),
    feedback: Object.freeze({ show: feedback.show, clear: feedback.clear }),
    events: Object.freeze({ emit: events.emit }),
    flags: Object.freeze({ ...services.flags }),
    consent: Object.freeze({ has: services.consent.has }),
    telemetry: Object.freeze({ report: telemetry.report }),
    clock: Object.freeze({ now: services.now }),
    storage: createJourneyStorage(services.storage),
  });
}
