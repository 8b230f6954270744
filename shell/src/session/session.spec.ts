import type { SessionServices } from './session-services';
import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createFakeApi, heldAnswer, someTokens, type FakeApi } from '../testing/fake-api';
import { aSessionServices } from '../testing/session-services.builder';

let api: FakeApi;
let services: SessionServices;
const page = { href: 'http://localhost:4000/', assign: jest.fn(), replace: jest.fn() };

beforeEach(() => {
  sessionStorage.clear();
  page.assign.mockClear();
  api = createFakeApi();
  services = aSessionServices({ fetcher: api.fetch, page, publicSiteUrl: 'https://www.example.test/' });
  api.on('POST /api/v1/token/revoke', { body: undefined });
});

describe('when a session begins', () => {
  it('stores it and marks the visitor logged in [SESS-05]', async () => {
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    await services.session.begin(someTokens(1));
    expect(services.session.state.get()).toMatchObject({
      loggedIn: true,
      enrolmentId: '665f1c2a9b1e8a0012345678',
      agentName: null,
    });
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
    expect(sessionStorage.getItem('hm.default.userRefreshToken')).toBe('refresh-1');
  });

  it('keeps the token of an enrolment without details separately, with its id [SESS-21]', async () => {
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ status: 10 }) });
    await services.session.begin(someTokens(1));
    expect(services.session.state.get().loggedIn).toBe(false);
    expect(sessionStorage.getItem('hm.default.anonymousUserToken')).toBe('user-1');
    expect(sessionStorage.getItem('hm.default.userToken')).toBeNull();
    expect(sessionStorage.getItem('hm.default.pendingEnrolmentId')).toBe('665f1c2a9b1e8a0012345678');

    services.session.accept(anEnrolment({ status: 20 }));
    expect(services.session.state.get().loggedIn).toBe(true);
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
    expect(sessionStorage.getItem('hm.default.anonymousUserToken')).toBeNull();
    expect(sessionStorage.getItem('hm.default.pendingEnrolmentId')).toBeNull();
  });

  it('loads the enrolment of its token, not the pending one of the session before', async () => {
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ status: 10 }) });
    await services.session.begin(someTokens(1));
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ id: 'another' }) });
    await services.session.begin(someTokens(2));
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: 'another' });
  });
});

describe('an enrolment that arrives out of turn', () => {
  /** The first mover's enrolment is still on its way when another mover has logged in. */
  async function withLaterLogin() {
    const first = heldAnswer();
    api.on('GET /api/v1/enrolment-auth', ({ token }) =>
      token === 'user-1' ? first.answer : { body: anEnrolment({ id: 'another' }) },
    );
    const previous = services.session.begin(someTokens(1));
    await services.session.begin(someTokens(2));
    return { previous, give: first.give };
  }

  it('does not replace that of the mover who has logged in since', async () => {
    const { previous, give } = await withLaterLogin();
    give({ body: anEnrolment() });
    await previous;
    expect(services.session.enrolment.get()?.id).toBe('another');
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: 'another' });
  });

  it('does not log that mover out when it fails', async () => {
    const { previous, give } = await withLaterLogin();
    give({ problem: 'THIRD_PARTY' });
    await expect(previous).rejects.toMatchObject({ problem: { code: 'THIRD_PARTY' } });
    expect(services.session.enrolment.get()?.id).toBe('another');
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: 'another', error: null });
  });

  it('does not replace a newer version of itself', () => {
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment({ version: 3, firstName: 'Priya' }));
    services.session.accept(anEnrolment({ version: 2 }));
    expect(services.session.enrolment.get()).toMatchObject({ version: 3, firstName: 'Priya' });
  });

  it('does not log the mover in again after log-out', async () => {
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment());
    await services.session.logout();
    services.session.accept(anEnrolment({ version: 2 }));
    expect(services.session.enrolment.get()).toBeNull();
    expect(services.session.state.get().loggedIn).toBe(false);
    expect(sessionStorage.getItem('hm.default.enrolmentSessionId')).toBeNull();
  });
});

describe('when the enrolment changes', () => {
  it('clears entertainment state, broadband filters and energy tariffs [SESS-08]', () => {
    services.tokens.keep(someTokens(1));
    services.session.accept(anEnrolment({ id: 'first' }));
    const stored = ['entertainment', 'broadbandFilters', 'energyTariff', 'energySecondaryTariff'] as const;
    for (const key of stored) services.storage.set(key, '1');
    services.session.accept(anEnrolment({ id: 'first', version: 2 }));
    expect(stored.map((key) => services.storage.get(key))).toEqual(['1', '1', '1', '1']);
    services.session.accept(anEnrolment({ id: 'second' }));
    expect(stored.map((key) => services.storage.get(key))).toEqual([null, null, null, null]);
  });

  it('keeps values that were entered before there was an enrolment', () => {
    services.tokens.keep(someTokens(1));
    services.storage.set('onboarding', '{}');
    services.session.accept(anEnrolment({ id: 'first' }));
    expect(services.storage.get('onboarding')).toBe('{}');
  });
});

describe('an enrolment that does not load', () => {
  beforeEach(() => services.tokens.keep(someTokens(1)));

  it('is reported, and counts as loading no longer', async () => {
    api.on('GET /api/v1/enrolment-auth', { problem: 'THIRD_PARTY' });
    await expect(services.session.refresh()).rejects.toMatchObject({ problem: { code: 'THIRD_PARTY' } });
    expect(services.session.state.get()).toMatchObject({ loading: false, error: { code: 'THIRD_PARTY' } });
  });

  it('is not reported to the session that has begun in the meantime', async () => {
    let fail: () => void = () => undefined;
    api.on('GET /api/v1/enrolment-auth', async () => {
      await new Promise<void>((resolve) => (fail = resolve));
      return { problem: 'THIRD_PARTY' };
    });
    const refreshing = services.session.refresh();
    services.session.end();
    fail();
    await expect(refreshing).rejects.toMatchObject({ problem: { code: 'THIRD_PARTY' } });
    expect(services.session.state.get()).toMatchObject({ loading: false, error: null });
  });
});

describe('when the visitor logs out', () => {
  it('clears everything and revokes the token [SESS-06]', async () => {
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    await services.session.begin(someTokens(1));
    services.storage.set('energyTariff', '1');
    services.storage.set('noteDraft', '{}');
    await services.session.logout();
    expect(services.session.state.get()).toMatchObject({ loggedIn: false, enrolmentId: null, agentName: null });
    expect(services.session.enrolment.get()).toBeNull();
    const left = Object.keys(sessionStorage).filter((key) => !key.includes('app') && !key.includes('App'));
    expect(left).toEqual([]);
    expect(api.calls.at(-1)).toMatchObject({ call: 'POST /api/v1/token/revoke', body: 'refresh_token=refresh-1' });
  });

  it('revokes nothing without a token', async () => {
    services.tokens.clear();
    await services.session.logout();
    expect(api.calls.filter(({ call }) => call.includes('revoke'))).toEqual([]);
  });

  it('clears everything even when the server cannot be reached', async () => {
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    await services.session.begin(someTokens(1));
    api.on('POST /api/v1/token/revoke', 'offline');
    await services.session.logout();
    expect(services.session.state.get().loggedIn).toBe(false);
  });
});

it("keeps an agent's notes for the session of the tab, also when the agent logs out", async () => {
  services.tokens.keep(someTokens(1));
  services.session.accept(anEnrolment());
  services.storage.set('noteDrafts', '[]');
  services.session.accept(anEnrolment({ id: 'another' }));
  await services.session.logout();
  expect(services.storage.get('noteDrafts')).toBe('[]');
});

it('keeps the note that an agent was typing when a login ends by itself', () => {
  services.tokens.keep(someTokens(1));
  services.session.accept(anEnrolment());
  services.storage.set('noteDraft', '{}');
  services.storage.set('cmsContent', '{}');
  services.session.end();
  expect(services.storage.get('noteDraft')).toBe('{}');
  expect(services.storage.get('cmsContent')).toBeNull();
});

describe('a renewal of the token that returns after its session', () => {
  /** The first session's token has expired; the API answers its renewal after `before`. */
  function renewAfter(before: () => Promise<void>): Promise<unknown> {
    services.tokens.keep(someTokens(1));
    api.on('GET /api/v1/enrolment-auth', ({ token }) =>
      token === null || token === 'user-1' ? { problem: 'UNAUTHENTICATED' } : { body: anEnrolment() },
    );
    api.on('POST /api/v1/token', async () => {
      await before();
      return { body: someTokens(2) };
    });
    return services.send(enrolmentEndpoints.mine, {});
  }

  it('does not restore tokens after log-out [SESS-06]', async () => {
    await expect(renewAfter(() => services.session.logout())).rejects.toThrow('401');
    expect(services.session.state.get().loggedIn).toBe(false);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('leaves the tokens of a session that began in the meantime [SESS-05]', async () => {
    const call = renewAfter(async () => {
      await services.session.logout();
      await services.session.begin(someTokens(5));
    });
    await expect(call).rejects.toThrow('401');
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-5');
    expect(sessionStorage.getItem('hm.default.userRefreshToken')).toBe('refresh-5');
  });
});
