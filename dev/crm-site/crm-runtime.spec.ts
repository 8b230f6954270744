import { problem, stepAt, urlOf, type Endpoint, type Enrolment, type Problem } from '@home-move/contract';
import {
  aBranding,
  anEnrolment,
  runtimeChecks,
  someFlags,
  type RuntimeHarness,
  type RuntimeUnderTest,
} from '@home-move/contract/testing';
import { createSend } from './pages/static/api-client.mjs';
import { createCrmRuntime } from './pages/static/crm-runtime.mjs';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${urlOf(endpoint, {})}`;
const path = '/enrolment/product-selection';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function anApi() {
  const answers = new Map<string, Answer>();
  const sent: { readonly call: string; readonly token: string | null }[] = [];
  const fetcher = async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.replace('/home-move', '')}`;
    sent.push({ call, token: new Headers(init.headers).get('authorization') });
    const { status, body } = answers.get(call) ?? { status: 500, body: { title: 'unanswered' } };
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  };
  return { answers, sent, fetcher: fetcher as typeof fetch };
}

function open(enrolment: Enrolment | null): RuntimeUnderTest & { readonly ended: () => readonly unknown[] } {
  const { answers, fetcher } = anApi();
  const navigations: string[] = [];
  const shown: ReturnType<RuntimeUnderTest['feedback']>[] = [];
  const events: ReturnType<RuntimeUnderTest['events']>[number][] = [];
  const reports: ReturnType<RuntimeUnderTest['reports']>[number][] = [];
  const ended: unknown[] = [];
  const session = { token: () => 'token', renew: async () => null, onEnded: () => undefined };
  const match = stepAt(path);
  const runtime = createCrmRuntime({
    call: {
      agentName: null,
      enrolment,
      brand: aBranding(),
      flags: someFlags(),
      portal: 'tenant',
      context: 'hosted',
    },
    send: createSend({ fetcher, base: '/home-move', session }),
    page: {
      navigate: (to) => void navigations.push(to),
      showFeedback: (feedback) => void shown.push(feedback),
      report: (error, where) => void reports.push({ error, ...where }),
      emit: (name, detail) => void events.push({ name, detail }),
      keepToken: () => undefined,
      logOut: async () => undefined,
      endCall: (outcome) => void ended.push(outcome),
    },
    step: match && { ...match, path },
  });
  return {
    runtime,
    respond: (endpoint, body) => void answers.set(nameOf(endpoint), { status: 200, body }),
    respondWithProblem: (endpoint, code) =>
      void answers.set(nameOf(endpoint), { status: problem(code).status, body: problem(code) }),
    path: () => navigations.at(-1) ?? null,
    feedback: () => shown.at(-1) ?? null,
    events: () => events,
    reports: () => reports,
    ended: () => ended,
  };
}

describe('the runtime of the CRM', () => {
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
});

describe('the calls of the panel', () => {
  const notes = { method: 'GET', path: '/notes', version: 'v1', encoding: 'json' } as Endpoint;
  const expired: Problem = { type: 'about:blank', status: 401, code: 'UNAUTHENTICATED', title: 'Please log in' };

  function calls(renewed: string | null) {
    const api = anApi();
    let token: string | null = 'old';
    const onEnded = jest.fn();
    const renew = jest.fn(async () => (token = renewed));
    const send = createSend({
      fetcher: (async (url: string, init: RequestInit) => {
        const isOld = new Headers(init.headers).get('authorization') === 'Bearer old';
        api.answers.set('GET /api/v1/notes', isOld ? { status: 401, body: expired } : { status: 200, body: [] });
        return api.fetcher(url, init);
      }) as typeof fetch,
      base: '/home-move',
      session: { token: () => token, renew, onEnded },
    });
    return { send, sent: api.sent, onEnded };
  }

  it('are repeated once with a new token when it has expired', async () => {
    const { send, sent, onEnded } = calls('new');
    await expect(send(notes, {})).resolves.toEqual([]);
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('end the call when the session has ended', async () => {
    const { send, sent, onEnded } = calls(null);
    await expect(send(notes, {})).rejects.toMatchObject({ problem: { code: 'UNAUTHENTICATED' } });
    expect(sent).toHaveLength(1);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });
});
