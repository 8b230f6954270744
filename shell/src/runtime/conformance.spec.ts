import { urlOf, type Endpoint, type Enrolment } from '@home-move/contract';
import {
  aBranding,
  runtimeChecks,
  someFlags,
  type RuntimeHarness,
  type RuntimeUnderTest,
} from '@home-move/contract/testing';
import { hostedAddressBar } from '../navigation/hosted-address-bar';
import { createNavigation } from '../navigation/navigation';
import { createServices } from '../services';
import { createFakeApi, someTokens } from '../testing/fake-api';
import { aBoot } from '../testing/some-boot';
import { createRuntime } from './create-runtime';
import { createEvents } from './events';
import { createFeedback } from './feedback';
import { createFlags } from './flags';
import { createTelemetry } from './telemetry';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${urlOf(endpoint, {})}`;

/** The shell's own runtime on its real services, with the API in memory. */
function open(enrolment: Enrolment | null): RuntimeUnderTest {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/enrolment/product-selection');
  const api = createFakeApi();
  const { session, tokens, storage, send } = createServices({
    fetcher: api.fetch,
    page: window.location,
    publicSiteUrl: '/',
  });
  if (enrolment) {
    tokens.keep(someTokens(1));
    session.accept(enrolment);
  }
  const navigation = createNavigation({
    bar: hostedAddressBar(window),
    context: 'hosted',
    brand: { brand: null, branch: null },
    resolve: (path) => path,
  });
  const feedback = createFeedback(navigation.path);
  const events = createEvents();
  const told: ReturnType<RuntimeUnderTest['events']>[number][] = [];
  events.listen((event) => told.push(event));
  const telemetry = createTelemetry();
  const reported: ReturnType<RuntimeUnderTest['reports']>[number][] = [];
  telemetry.onReport((report) => reported.push(report));
  const runtime = createRuntime({
    context: 'hosted',
    portal: 'tenant',
    branding: aBranding(),
    config: aBoot().config,
    session,
    send,
    navigation,
    feedback,
    events,
    flags: createFlags(someFlags(), session.enrolment, send),
    telemetry,
    storage,
    mode: 'light',
    logout: session.logout,
    now: () => new Date('2026-11-20T10:42:00Z'),
  });
  return {
    runtime,
    answer: (endpoint, body) => api.on(nameOf(endpoint), { body }),
    refuse: (endpoint, code) => api.on(nameOf(endpoint), { problem: code }),
    path: () => navigation.path.get(),
    feedback: () => feedback.get(),
    events: () => told,
    reports: () => reported,
  };
}

describe('the runtime of the shell', () => {
  const harness: RuntimeHarness = { open };
  it.each(runtimeChecks)('$name', async ({ run }) => {
    await expect(run(harness)).resolves.toBeUndefined();
  });
});
