import { aBranding, anEnrolment } from '@home-move/contract/testing';
import type { SessionServices } from '../session/session-services';
import { startSession } from '../session/start-session';
import { createFakeApi, someTokens, type FakeApi } from '../testing/fake-api';
import { createAgentLogin } from './agent-login';
import { openingOf } from './call-opening';
import { aSessionServices } from '../testing/session-services.builder';

const login = 'POST /api/v1/telephony/login';
const name = 'GET /api/v1/telephony/name';
const mine = 'GET /api/v1/enrolment-auth';
const branding = 'GET /api/v1/telephony/branding';
const id = '665f1c2a9b1e8a0012345678';

let api: FakeApi;
let services: SessionServices;
const page = { href: 'http://telephony.localhost:4000/', assign: jest.fn(), replace: jest.fn() };
const onCrm = jest.fn();
const exit = { show: jest.fn(), leave: jest.fn() };

const crm = 'http://crm.test';
const inFrameOf = (origin: string | null) => Promise.resolve({ origin: Promise.resolve(origin) });

const agentLoginWith = (telephonyToken: string | null, launchCode: string | null = null, host = inFrameOf(crm)) => {
  const enter = createAgentLogin(services, openingOf({ telephonyToken, launchCode }, host), exit, onCrm);
  return () => enter(() => startSession(services));
};
const called = () => api.calls.map(({ call }) => call);
/** A page that is never left: start-up keeps waiting. */
const forever = () => new Promise<void>(() => undefined);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function fresh(): void {
  services = aSessionServices({ fetcher: api.fetch, page, clientId: 'telephony-portal' });
}

beforeEach(() => {
  sessionStorage.clear();
  jest.resetAllMocks();
  exit.show.mockImplementation(forever);
  api = createFakeApi();
  api.on(login, { body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: id } });
  api.on(name, { body: { agentName: 'Jordan Lee' } });
  api.on(branding, { body: aBranding() });
  api.on(mine, { body: anEnrolment() });
  fresh();
});

describe('an agent with a telephony token', () => {
  it('is logged in for the customer whose call it is [TEL-02, TEL-03]', async () => {
    await agentLoginWith('demo-agent')();
    expect(called()).toEqual(['POST /api/v1/token', login, mine, branding]);
    expect(api.calls[0]?.body).toBe('grant_type=client_credentials&client_id=telephony-portal');
    expect(api.calls[1]).toMatchObject({ token: 'app-1', body: '{"token":"demo-agent"}' });
    expect(api.calls[2]?.token).toBe('user-1');
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: id, agentName: 'Jordan Lee' });
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
  });

  it('finds only their own unsaved notes in the tab', async () => {
    const draft = { enrolmentId: '1', customer: 'Sam Hartley', content: 'Ask again on', day: null };
    const own = { ...draft, agentName: 'Jordan Lee' };
    services.storage.set('noteDrafts', JSON.stringify([{ ...draft, agentName: 'Alex Grant' }, own]));
    await agentLoginWith('demo-agent')();
    expect(JSON.parse(services.storage.get('noteDrafts') ?? '')).toEqual([own]);
    api.on(login, { body: { ...someTokens(2), agentName: 'Alex Grant', enrolmentId: id } });
    await agentLoginWith('demo-agent')();
    expect(services.storage.get('noteDrafts')).toBeNull();
  });

  it('keeps the name while the customer’s details come in', async () => {
    api.on(mine, { body: anEnrolment({ status: 10 }) });
    await agentLoginWith('demo-agent')();
    services.session.accept(anEnrolment());
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: id, agentName: 'Jordan Lee' });
  });

  it('clears the previous call', async () => {
    services.tokens.keep(someTokens(7));
    services.session.accept(anEnrolment({ id: 'before' }));
    services.storage.set('energyTariff', '1');
    api.on(login, { problem: 'INVALID_TELEPHONY_TOKEN' });
    void agentLoginWith('used')();
    await settled();
    expect(services.session.enrolment.get()).toBeNull();
    expect(services.tokens.access()).toBeNull();
    expect(services.storage.get('energyTariff')).toBeNull();
  });

  it('sees the reason when the login is rejected; the page neither reloads nor continues', async () => {
    api.on(login, { problem: 'INVALID_TELEPHONY_TOKEN' });
    const onLoggedIn = jest.fn();
    void agentLoginWith('used')().then(onLoggedIn);
    await settled();
    expect(exit.show).toHaveBeenCalledWith('refused', {
      sentence: 'This call has no valid login any more. Open it again from your CRM.',
      canRetry: false,
    });
    expect(page.replace).not.toHaveBeenCalled();
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it('can try again after too many attempts', async () => {
    exit.show.mockResolvedValueOnce(undefined);
    let attempts = 0;
    api.on(login, () =>
      (attempts += 1) === 1
        ? { problem: 'TOO_MANY_REQUESTS' }
        : { body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: id } },
    );
    await agentLoginWith('demo-agent')();
    expect(exit.show).toHaveBeenCalledWith('refused', {
      sentence: 'Too many tries. Please wait a moment and try again.',
      canRetry: true,
    });
    expect(services.session.state.get().agentName).toBe('Jordan Lee');
  });

  it('can try again when the service cannot be reached', async () => {
    api.on(login, 'offline');
    const enter = agentLoginWith('demo-agent');
    await expect(enter()).rejects.toThrow('0 NETWORK');
    api.on(login, { body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: id } });
    await enter();
    expect(services.session.state.get().loggedIn).toBe(true);
  });

  it('can try again when the service fails', async () => {
    api.on(login, { problem: 'UNAVAILABLE' });
    const enter = agentLoginWith('demo-agent');
    await expect(enter()).rejects.toMatchObject({ problem: { code: 'UNAVAILABLE' } });
    expect(exit.show).not.toHaveBeenCalled();
    api.on(login, { body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: id } });
    await enter();
    expect(services.session.state.get().loggedIn).toBe(true);
  });

  it('is logged in with a new app token instead of a stored one, whose rejection would reload the page', async () => {
    await services.appToken.start();
    await agentLoginWith('demo-agent')();
    expect(called()).toEqual(['POST /api/v1/token', 'POST /api/v1/token', login, mine, branding]);
  });

  it('uses it once, even when the enrolment failed to load the first time', async () => {
    api.on(mine, 'offline');
    const enter = agentLoginWith('demo-agent');
    await expect(enter()).rejects.toThrow('0 NETWORK');
    api.on(mine, { body: anEnrolment() });
    await enter();
    expect(called().filter((call) => call === login)).toHaveLength(1);
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: id, agentName: 'Jordan Lee' });
  });
});

describe('an agent with a launch code', () => {
  const launch = 'POST /api/v1/telephony/launch';
  const ofCrm = { reference: 'case/20418', returnUrl: 'https://crm.test/queue' };
  beforeEach(() => {
    api.on(launch, { body: { ...someTokens(1), agentName: 'Jordan Lee', enrolmentId: id, crm: ofCrm } });
  });

  it('hands the CRM’s reference and address to the page, also after a reload', async () => {
    await agentLoginWith(null, 'code-1')();
    expect(onCrm.mock.calls).toEqual([[ofCrm]]);
    fresh();
    api.on(name, { body: { agentName: 'Jordan Lee', crm: ofCrm } });
    await agentLoginWith(null)();
    expect(onCrm.mock.calls).toEqual([[ofCrm], [ofCrm]]);
  });

  it('is logged in for the customer of the CRM’s record, with the origin that the browser states', async () => {
    await agentLoginWith(null, 'code-1')();
    expect(called()).toEqual(['POST /api/v1/token', launch, mine, branding]);
    expect(api.calls[1]).toMatchObject({ token: 'app-1', body: `{"code":"code-1","origin":"${crm}"}` });
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: id, agentName: 'Jordan Lee' });
  });

  it.each([
    ['outside a frame', inFrameOf(null)],
    ['on a hosted page', Promise.resolve(null)],
  ])('sends no code %s', async (_, host) => {
    void agentLoginWith(null, 'code-1', host as ReturnType<typeof inFrameOf>)();
    await settled();
    expect(called()).not.toContain(launch);
    expect(exit.show).toHaveBeenCalledWith('refused', {
      sentence: 'This call can no longer be opened from here. Open it again from your CRM.',
      canRetry: false,
    });
  });

  it('sees the reason when the code was used before, and sends it once', async () => {
    api.on(launch, { problem: 'INVALID_LAUNCH_CODE' });
    void agentLoginWith(null, 'used')();
    await settled();
    expect(called().filter((call) => call === launch)).toHaveLength(1);
    expect(exit.show).toHaveBeenCalledWith('refused', {
      sentence: 'This call can no longer be opened from here. Open it again from your CRM.',
      canRetry: false,
    });
  });

  it('opens the new call, not the one before in this tab', async () => {
    services.tokens.keep(someTokens(7));
    services.session.accept(anEnrolment({ id: 'before' }));
    api.on(launch, { problem: 'INVALID_LAUNCH_CODE' });
    void agentLoginWith(null, 'used')();
    await settled();
    expect(services.session.enrolment.get()).toBeNull();
    expect(services.tokens.access()).toBeNull();
  });
});

describe('after a reload', () => {
  beforeEach(() => services.storage.set('userToken', 'user-1'));

  it('resumes the session and fetches the agent’s name again [TEL-04]', async () => {
    await agentLoginWith(null)();
    expect(called()).toEqual(['POST /api/v1/token', mine, name, branding]);
    expect(api.calls[2]).toMatchObject({ token: 'user-1', body: null });
    expect(services.session.state.get()).toMatchObject({ loggedIn: true, enrolmentId: id, agentName: 'Jordan Lee' });
  });

  it.each([
    [mine, 'FORBIDDEN'],
    [mine, 'NOT_FOUND'],
    [name, 'FORBIDDEN'],
  ] as const)('leaves the portal when the session has ended (%s: %s)', async (call, problem) => {
    api.on(call, { problem });
    void agentLoginWith(null)();
    await settled();
    expect(exit.leave).toHaveBeenCalledWith('ended');
    expect(services.tokens.access()).toBeNull();
  });

  it('keeps the session when the service cannot be reached', async () => {
    api.on(name, 'offline');
    await expect(agentLoginWith(null)()).rejects.toThrow('0 NETWORK');
    expect(services.tokens.access()).toBe('user-1');
  });
});

describe('without a token and without a session', () => {
  it('start-up ends at a page that explains where calls begin', async () => {
    const onLoggedIn = jest.fn();
    void agentLoginWith(null)().then(onLoggedIn);
    await settled();
    expect(exit.show).toHaveBeenCalledWith('closed');
    expect(called()).toEqual(['POST /api/v1/token']);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});
