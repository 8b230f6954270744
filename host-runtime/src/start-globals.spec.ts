import { takeStartGlobals } from './start-globals';

describe('the globals of a panel’s start', () => {
  it('are removed, except the registry of federation instances', () => {
    const page: Record<string, unknown> = {};
    const release = takeStartGlobals('hm_telephony_1_4_0', page);
    for (const name of [
      'hm_telephony_1_4_0',
      'webpackChunkhm_telephony_1_4_0',
      '__zod_globalConfig',
      '__zod_globalRegistry',
    ])
      page[name] = {};
    release();
    expect(Object.getOwnPropertyNames(page)).toEqual(['__FEDERATION__']);
  });

  it('have the values that the federation runtime expects', () => {
    const page: Record<string, unknown> = {};
    takeStartGlobals('hm_telephony_1_4_0', page);
    expect(page['__FEDERATION__']).toEqual({});
    expect(page['__GLOBAL_LOADING_REMOTE_ENTRY__']).toEqual({});
    expect(Object.hasOwn(page, 'hm_telephony_1_4_0')).toBe(true);
  });

  it('leave the globals of a page with other federated apps as they are', () => {
    const own = {
      __FEDERATION__: { app: 'of the CRM' },
      __GLOBAL_LOADING_REMOTE_ENTRY__: { app: 1 },
      __zod_globalConfig: {},
    };
    const page = { ...own };
    takeStartGlobals('hm_telephony_1_4_0', page)();
    expect(page).toEqual(own);
    expect(page.__FEDERATION__).toBe(own.__FEDERATION__);
  });
});
