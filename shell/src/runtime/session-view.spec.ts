import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { aRealRuntime, type RealRuntime } from '../testing/runtime.builder';
import { someTokens } from '../testing/fake-api';

const id = '665f1c2a9b1e8a0012345678';
const mine = 'GET /api/v1/enrolment-auth';
const byId = `GET /api/v1/enrolment/${id}`;

let real: RealRuntime;
beforeEach(() => {
  real = aRealRuntime('/enrolment/product-selection');
});

/** The loading states that pages see, in order. */
function watch() {
  const { session } = real.runtime;
  const seen: [boolean, string | null][] = [];
  session.subscribe(() => {
    const { loading, error } = session.get();
    const last = seen.at(-1);
    if (last?.[0] !== loading || last[1] !== (error?.code ?? null)) seen.push([loading, error?.code ?? null]);
  });
  return seen;
}

describe('the session', () => {
  it('contains agent, banner, loading, login path, selection, id and app configuration [SESS-18]', async () => {
    const { api, services, runtime, build } = real;
    api.on(mine, {
      body: anEnrolment({
        energyOfferedStatus: 1,
        entertainmentOfferedStatus: 2,
        councilOfferedStatus: 2,
        waterOfferedStatus: 2,
        energyOptIn: 1,
      }),
    });
    await runtime.session.begin(someTokens(1));
    services.session.setAgent('Jordan Lee');
    runtime.feedback.show({ kind: 'info', content: 'Saved' });
    const held = {
      agentName: 'Jordan Lee',
      feedback: { content: 'Saved', location: '/enrolment/product-selection' },
      loading: false,
      error: null,
      loggedIn: true,
      enrolmentId: id,
      routeConfig: { loginPath: '/login' },
      selectAllSelected: true,
      sessionAttributes: { id },
      appConfiguration: { portal: 'tenant', context: 'hosted' },
    };
    expect(runtime.session.get()).toEqual(held);
    expect(build().session.get()).toBe(runtime.session.get());
  });

  it('is the same object until one of its sources changes, which notifies subscribers', () => {
    const { services, runtime } = real;
    const heard = jest.fn();
    const stop = runtime.session.subscribe(heard);
    const before = runtime.session.get();
    services.tokens.keep(someTokens(1));
    expect(runtime.session.get()).toBe(before);
    runtime.feedback.show({ kind: 'info', content: 'Saved' });
    expect(heard).toHaveBeenCalledTimes(1);
    runtime.navigate('/enrolment/moving-details');
    expect(runtime.session.get().feedback).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    runtime.feedback.show({ kind: 'info', content: 'Saved' });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('the enrolment', () => {
  it('comes with whether its mover is logged in, and when they saw smart meters [API-10]', async () => {
    const { api, runtime } = real;
    api.on(mine, { body: anEnrolment({ smartPageViewed: null }) });
    await runtime.session.begin(someTokens(1));
    expect(runtime.session.get().loggedIn).toBe(true);
    expect(runtime.enrolment.get()?.smartPageViewed).toBeNull();
    runtime.enrolment.accept(anEnrolment({ version: 2, smartPageViewed: '2026-11-20T10:42:00.000Z' }));
    expect(runtime.enrolment.get()?.smartPageViewed).toBe('2026-11-20T10:42:00.000Z');
  });
});

describe('loading', () => {
  it('of the enrolment exposes progress, failure and retry [SESS-19]', async () => {
    const { api, services, runtime } = real;
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment());
    const seen = watch();
    api.on(mine, { problem: 'UNEXPECTED' });
    await expect(runtime.enrolment.refresh()).rejects.toThrow('500');
    api.on(mine, { body: anEnrolment({ version: 2 }) });
    await runtime.enrolment.refresh();
    expect(seen).toEqual([
      [true, null],
      [false, 'UNEXPECTED'],
      [true, null],
      [false, null],
    ]);
  });

  it('of a pending enrolment exposes the same [SESS-19]', async () => {
    const { api, services, runtime } = real;
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment({ status: 10 }));
    const seen = watch();
    api.on(byId, 'offline');
    await expect(runtime.enrolment.refresh()).rejects.toThrow('NETWORK');
    api.on(byId, { body: anEnrolment({ status: 10, version: 2 }) });
    await runtime.enrolment.refresh();
    expect(seen.map(([loading]) => loading)).toEqual([true, false, true, false]);
    expect(runtime.session.get().error).toBeNull();
  });

  it('that finishes after the session has ended restores nothing, and leaves no error', async () => {
    const { api, services, runtime } = real;
    api.on('POST /api/v1/token/revoke', { body: undefined });
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment());
    api.on(mine, async () => {
      await services.session.logout();
      return { body: anEnrolment({ version: 2 }) };
    });
    await runtime.enrolment.refresh();
    expect(runtime.session.get()).toMatchObject({ loggedIn: false, enrolmentId: null, loading: false, error: null });
    expect(runtime.enrolment.get()).toBeNull();

    runtime.enrolment.accept(anEnrolment({ version: 3 }));
    expect(runtime.enrolment.get()).toBeNull();
    await expect(runtime.http.send(enrolmentEndpoints.mine, {})).rejects.toThrow('401');
  });
});
