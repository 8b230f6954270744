import type { RuntimeContract } from '@home-move/contract';
import { aBranding, someFlags } from '@home-move/contract/testing';
import { createConsent } from '../runtime/consent';
import { hostedAddressBar } from '../navigation/address-bar';
import { createNavigation, type Navigation } from '../navigation/navigation';
import { createRuntime } from '../runtime/create-runtime';
import { createEvents, type Events } from '../runtime/events';
import { createFeedback, type FeedbackStore } from '../runtime/feedback';
import { createFlags } from '../runtime/flags';
import { createTelemetry, type Telemetry } from '../runtime/telemetry';
import type { SessionServices } from '../session/session-services';
import { createSessionView } from '../runtime/session-view';
import { createFakeApi, type FakeApi } from './fake-api';
import { aBoot } from './boot.builder';
import { aSessionServices } from './session-services.builder';

export interface RealRuntime {
  readonly api: FakeApi;
  readonly services: SessionServices;
  readonly navigation: Navigation;
  readonly feedback: FeedbackStore;
  readonly events: Events;
  readonly telemetry: Telemetry;
  readonly runtime: RuntimeContract;
  /** The runtime of another remote in the same document. */
  readonly build: () => RuntimeContract;
}

/** The shell's own runtime on its real services at this path, with the API in memory. */
export function aRealRuntime(path: string): RealRuntime {
  sessionStorage.clear();
  window.history.replaceState(null, '', path);
  const api = createFakeApi();
  const services = aSessionServices({ fetcher: api.fetch });
  const { session, send, storage } = services;
  const navigation = createNavigation({
    bar: hostedAddressBar(window),
    context: 'hosted',
    brand: { brand: null, branch: null },
    resolve: (wanted) => wanted,
  });
  const feedback = createFeedback(navigation.path);
  const events = createEvents();
  const telemetry = createTelemetry();
  const flags = createFlags(someFlags(), {}, session.enrolment, send);
  const sessionView = createSessionView({
    visitor: session.state,
    enrolment: session.enrolment,
    feedback,
    path: navigation.path,
    flags,
    appConfiguration: { portal: 'tenant', context: 'hosted' },
  });
  const build = () =>
    createRuntime({
      context: 'hosted',
      portal: 'tenant',
      branding: aBranding(),
      config: aBoot().config,
      session,
      sessionView,
      send,
      navigation,
      feedback,
      events,
      flags,
      consent: createConsent(storage),
      telemetry,
      storage,
      mode: () => 'light',
      logout: session.logout,
      call: null,
      now: () => new Date('2026-11-20T10:42:00Z'),
    });
  return { api, services, navigation, feedback, events, telemetry, runtime: build(), build };
}
