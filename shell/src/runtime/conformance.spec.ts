import { urlOf, type Endpoint, type Enrolment } from '@home-move/contract';
import { runtimeChecks, type RuntimeHarness, type RuntimeUnderTest } from '@home-move/contract/testing';
import { aRealRuntime } from '../testing/runtime.builder';
import { someTokens } from '../testing/fake-api';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${urlOf(endpoint, {})}`;

function open(enrolment: Enrolment | null): RuntimeUnderTest {
  const { api, services, navigation, feedback, events, telemetry, runtime } =
    aRealRuntime('/enrolment/product-selection');
  if (enrolment) {
    services.tokens.keep(someTokens(1));
    services.session.accept(enrolment);
  }
  const notified: ReturnType<RuntimeUnderTest['events']>[number][] = [];
  events.listen((event) => notified.push(event));
  const reported: ReturnType<RuntimeUnderTest['reports']>[number][] = [];
  telemetry.onReport((report) => reported.push(report));
  return {
    runtime,
    respond: (endpoint, body) => api.on(nameOf(endpoint), { body }),
    respondWithProblem: (endpoint, code) => api.on(nameOf(endpoint), { problem: code }),
    path: () => navigation.path.get(),
    feedback: () => feedback.get(),
    events: () => notified,
    reports: () => reported,
  };
}

describe('the runtime of the shell', () => {
  const harness: RuntimeHarness = { open };
  it.each(runtimeChecks)('$name', async ({ run }) => {
    await expect(run(harness)).resolves.toBeUndefined();
  });
});
