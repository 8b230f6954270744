import type { RuntimeContract } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import type { SessionServices } from './session-services';
import { loadBrandAndSession } from '../app/load-brand-and-session';
import { aRealRuntime } from '../testing/runtime.builder';
import { createFakeApi, someTokens, type FakeApi } from '../testing/fake-api';
import { aBoot } from '../testing/boot.builder';
import { aSessionServices } from '../testing/session-services.builder';

const id = '665f1c2a9b1e8a0012345678';
const mine = 'GET /api/v1/enrolment-auth';

let api: FakeApi;
let services: SessionServices;
const kept = (key: string) => sessionStorage.getItem(`hm.default.${key}`);

beforeEach(() => {
  sessionStorage.clear();
  api = createFakeApi();
  api.on('POST /api/v1/token/revoke', { body: undefined });
  services = aSessionServices({
    fetcher: api.fetch,
    page: { href: 'http://localhost:4000/', assign: jest.fn(), replace: jest.fn() },
    publicSiteUrl: '/',
  });
});

describe('session storage', () => {
  it('keeps app configuration and brand; content is cleared at log out [SESS-31]', async () => {
    await loadBrandAndSession(services, aBoot(), '/');
    expect(kept('appTypeConfig')).toBe('{"portal":"tenant","context":"hosted"}');
    expect(kept('brand')).toBe('{"brand":"default","branch":null}');
    services.storage.set('cmsContent', '{"intro":"Hello"}');
    expect(kept('cmsContent')).toBe('{"intro":"Hello"}');
    await services.session.logout();
    expect(kept('cmsContent')).toBeNull();
    expect(kept('brand')).not.toBeNull();
  });

  it('keeps the configuration of each kind of portal, such as a telephony panel [SESS-31]', async () => {
    const path = { context: 'panel', portal: 'telephony' } as const;
    await loadBrandAndSession(services, aBoot(path), '/panel');
    expect(kept('appTypeConfig')).toBe('{"portal":"telephony","context":"panel"}');
  });

  it('keeps four tokens separately: app, app refresh, anonymous user, user [SESS-32]', async () => {
    await loadBrandAndSession(services, aBoot(), '/');
    const tokens = () => ['appToken', 'refreshAppToken', 'anonymousUserToken', 'userToken'].map(kept);
    expect(tokens()).toEqual(['app-1', 'app-refresh-1', null, null]);
    api.on(mine, { body: anEnrolment({ status: 10 }) });
    await services.session.begin(someTokens(1));
    expect(tokens()).toEqual(['app-1', 'app-refresh-1', 'user-1', null]);
    services.session.accept(anEnrolment({ status: 20, version: 2 }));
    expect(tokens()).toEqual(['app-1', 'app-refresh-1', null, 'user-1']);
    await services.session.logout();
    expect(tokens()).toEqual(['app-1', 'app-refresh-1', null, null]);
  });

  it('keeps the enrolment’s session, and the id of a pending one [SESS-33]', async () => {
    const ids = () => ['enrolmentSessionId', 'pendingEnrolmentId'].map(kept);
    expect(ids()).toEqual([null, null]);
    api.on(mine, { body: anEnrolment({ status: 10 }) });
    await services.session.begin(someTokens(1));
    expect(ids()).toEqual([id, id]);
    services.session.accept(anEnrolment({ status: 20, version: 2 }));
    expect(ids()).toEqual([id, null]);
    await services.session.logout();
    expect(ids()).toEqual([null, null]);
  });
});

describe('values of journeys and account pages', () => {
  type Key = Parameters<RuntimeContract['storage']['set']>[0];

  it('for validation and onboarding are cleared at log out [SESS-34]', async () => {
    const real = aRealRuntime('/pending/personal-details');
    real.api.on(mine, { body: anEnrolment() });
    real.api.on('POST /api/v1/token/revoke', { body: undefined });
    real.services.storage.set('validationStatus', '0');
    real.runtime.storage.set('onboarding', { draft: { firstName: 'Sam' } });
    await real.runtime.session.begin(someTokens(1));
    expect(kept('validationStatus')).toBe('0');
    expect(kept('onboarding')).toBe('{"draft":{"firstName":"Sam"}}');
    await real.runtime.session.logout();
    expect(kept('validationStatus')).toBeNull();
    expect(kept('onboarding')).toBeNull();
  });

  async function lieUnderTheirOwn(keys: readonly Key[]): Promise<void> {
    const { api: theirs, runtime } = aRealRuntime('/enrolment/product-selection');
    theirs.on(mine, { body: anEnrolment() });
    await runtime.session.begin(someTokens(1));
    for (const [index, key] of keys.entries()) runtime.storage.set(key, { index });
    expect(keys.map(kept)).toEqual(keys.map((_key, index) => `{"index":${index}}`));
    theirs.on(mine, { body: anEnrolment({ version: 2 }) });
    await runtime.enrolment.refresh();
    expect(keys.map(kept)).toEqual(keys.map((_key, index) => `{"index":${index}}`));
    theirs.on(mine, { body: anEnrolment({ id: 'another' }) });
    await runtime.session.begin(someTokens(2));
    expect(keys.map(kept)).toEqual(keys.map(() => null));
  }

  it('typed and not saved yet are cleared when the enrolment changes', async () => {
    await expect(lieUnderTheirOwn(['onboarding'])).resolves.toBeUndefined();
  });

  it('for entertainment and broadband filters are cleared when the enrolment changes [SESS-35, XUI-07]', async () => {
    const keys = ['entertainment', 'broadbandFilters'] as const;
    await expect(lieUnderTheirOwn(keys)).resolves.toBeUndefined();
  });

  it('for energy, whole-of-market filters included, are cleared when the enrolment changes [SESS-36, XUI-07]', async () => {
    const keys = [
      'energyFilters',
      'energyFiltersWom',
      'energyAddOns',
      'energyTariff',
      'energySecondaryTariff',
    ] as const;
    await expect(lieUnderTheirOwn(keys)).resolves.toBeUndefined();
  });
});

describe('a new session that fails to load', () => {
  it('does not show the previous visitor', async () => {
    api.on(mine, { body: anEnrolment() });
    await services.session.begin(someTokens(1));
    api.on(mine, 'offline');
    await expect(services.session.begin(someTokens(2))).rejects.toThrow('NETWORK');
    expect(services.session.enrolment.get()).toBeNull();
    expect(services.session.state.get()).toMatchObject({ loggedIn: false, enrolmentId: null });
    api.on(mine, { body: anEnrolment({ id: 'another' }) });
    await services.session.refresh();
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: 'another', error: null });
  });
});

describe('tampered values', () => {
  const all =
    'appTypeConfig brand consent cmsContent validationStatus onboarding entertainment appToken refreshAppToken ' +
    'anonymousUserToken userToken userRefreshToken enrolmentSessionId pendingEnrolmentId broadbandFilters ' +
    'energyFilters energyFiltersWom energyAddOns energyTariff energySecondaryTariff';

  it.each(['', '{', 'null', '"text"', '[1,2]', '☃\n', '../../admin', '{"brand":7,"branch":{}}', 'Bearer x'])(
    'start a clean session: %j',
    async (garbage) => {
      for (const key of all.split(' ')) sessionStorage.setItem(`hm.default.${key}`, garbage);
      // Like a real fetch, rejects an invalid header as if it were offline.
      const onlyTokens: typeof fetch = (url, init) => {
        const headers = init?.headers as Record<string, string> | undefined;
        return /^(Bearer [\x21-\x7e]+)?$/.test(headers?.['Authorization'] ?? '')
          ? api.fetch(url, init)
          : Promise.reject(new TypeError('Failed to execute fetch'));
      };
      api.on('POST /api/v1/token', ({ body }) =>
        body?.startsWith('grant_type=refresh_token')
          ? { problem: 'INVALID_REFRESH_TOKEN' }
          : { body: { ...someTokens(1), access_token: 'app-1', refresh_token: 'app-refresh-1' } },
      );
      api.on(mine, { problem: 'UNAUTHENTICATED' });
      const page = { href: 'http://localhost:4000/', assign: jest.fn(), replace: jest.fn() };
      services = aSessionServices({ fetcher: onlyTokens, page });
      await loadBrandAndSession(services, aBoot({ requestedBrand: 'default' }), '/default/pending');
      expect(services.session.state.get()).toMatchObject({ loggedIn: false, enrolmentId: null, error: null });
      expect(services.tokens.access()).toBeNull();
      expect(kept('appToken')).toBe('app-1');
      expect(kept('brand')).toBe('{"brand":"default","branch":null}');
      expect(page.replace).not.toHaveBeenCalled();
    },
  );
});
