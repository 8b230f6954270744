import { urlOf, type Endpoint, type Enrolment, type RuntimeContract } from '@home-move/contract';
import type { RuntimeUnderTest } from '@home-move/contract/testing';
import { someTokens } from './fake-api';
import { aRealRuntime } from './runtime.builder';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${urlOf(endpoint, {})}`;

/**
 * Opens the shell's runtime for the contract's conformance checks, on the step 'product-selection'. `adapt` turns it into the
 * runtime to check.
 */
export function openRuntime(
  enrolment: Enrolment | null,
  adapt: (runtime: RuntimeContract) => RuntimeContract = (runtime) => runtime,
): RuntimeUnderTest {
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
    runtime: adapt(runtime),
    respond: (endpoint, body) => api.on(nameOf(endpoint), { body }),
    respondWithProblem: (endpoint, code) => api.on(nameOf(endpoint), { problem: code }),
    path: () => navigation.path.get(),
    feedback: () => feedback.get(),
    events: () => notified,
    reports: () => reported,
  };
}
