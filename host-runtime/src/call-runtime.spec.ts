import { stepAt, urlOf, type Endpoint, type Enrolment } from '@home-move/contract';
import {
  aBranding,
  anEnrolment,
  runtimeChecks,
  someFlags,
  type RuntimeHarness,
  type RuntimeUnderTest,
} from '@home-move/contract/testing';
import { createCallRuntime } from './call-runtime';
import { createCallSession } from './call-session';
import { createFakeApi, someTokens } from './fake-api.fixture';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${urlOf(endpoint, {})}`;
const path = '/enrolment/product-selection';

function open(enrolment: Enrolment | null): RuntimeUnderTest & { readonly ended: () => readonly unknown[] } {
  const api = createFakeApi();
  const navigations: string[] = [];
  const shown: ReturnType<RuntimeUnderTest['feedback']>[] = [];
  const events: ReturnType<RuntimeUnderTest['events']>[number][] = [];
  const reports: ReturnType<RuntimeUnderTest['reports']>[number][] = [];
  const ended: unknown[] = [];
  const session = createCallSession({ api: '/home-move', fetcher: api.fetcher, onEnded: () => undefined });
  session.keep(someTokens(1));
  const match = stepAt(path);
  const runtime = createCallRuntime({
    facts: {
      agentName: null,
      enrolment,
      namedSupplier: 'Larkfield Energy',
      brand: aBranding(),
      flags: someFlags(),
      portal: 'tenant',
      context: 'hosted',
    },
    session,
    page: {
      navigate: (to) => void navigations.push(to),
      showFeedback: (feedback) => void shown.push(feedback),
      report: (error, where) => void reports.push({ error, ...where }),
      emit: (name, detail) => void events.push({ name, detail }),
      logOut: async () => undefined,
      endCall: (outcome) => void ended.push(outcome),
    },
    step: match && { ...match, path },
  });
  return {
    runtime,
    respond: (endpoint, body) => api.respond(nameOf(endpoint), { body }),
    respondWithProblem: (endpoint, code) => api.respond(nameOf(endpoint), { problem: code }),
    path: () => navigations.at(-1) ?? null,
    feedback: () => shown.at(-1) ?? null,
    events: () => events,
    reports: () => reports,
    ended: () => ended,
  };
}

describe('the runtime of a mounted panel', () => {
  const harness: RuntimeHarness = { open };
  it.each(runtimeChecks)('$name', async ({ run }) => {
    await expect(run(harness)).resolves.toBeUndefined();
  });

  it('ends the call with the record of a forgotten customer, and clears the customer’s data', () => {
    const { runtime, ended } = open(anEnrolment());
    runtime.call?.end({ message: 'The user has been forgotten', id: '5a3d01' });
    expect(ended()).toEqual([{ message: 'The user has been forgotten', id: '5a3d01' }]);
    expect(runtime.enrolment.get()).toBeNull();
    expect(runtime.session.get().loggedIn).toBe(false);
  });

  it('ignores an enrolment that arrives after the end of the call', async () => {
    const { runtime } = open(anEnrolment());
    await runtime.session.logout();
    runtime.enrolment.accept(anEnrolment({ version: 9 }));
    expect(runtime.enrolment.get()).toBeNull();
    expect(runtime.session.get().loggedIn).toBe(false);
  });

  it('has no stream of updates, so that the panel polls', async () => {
    const following = open(anEnrolment()).runtime.call?.follow({
      signal: new AbortController().signal,
      onUpdate: () => undefined,
    });
    await expect(following).rejects.toMatchObject({ problem: { code: 'NOT_FOUND' } });
  });
});
