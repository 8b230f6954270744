import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { aStorage, aTab as openTab, browserOfEachTest, type Tab, type TabOptions } from '../testing/browser-tabs';
import { createFakeApi, someTokens, type FakeApi } from '../testing/fake-api';
import { startSession } from './start-session';

const mine = 'GET /api/v1/enrolment-auth';
const token = 'POST /api/v1/token';

let api: FakeApi;
const aTab = (options?: TabOptions): Tab => openTab(api, options);
const start = ({ services }: Tab) => startSession(services);
const isLoggedIn = ({ services }: Tab) => services.session.state.get().loggedIn;

async function aLoggedInTab(options?: TabOptions, session = 1): Promise<Tab> {
  const tab = aTab(options);
  await tab.services.session.begin(someTokens(session));
  return tab;
}

browserOfEachTest();
beforeEach(() => {
  api = createFakeApi();
  api.on(mine, { body: anEnrolment() });
  api.on('POST /api/v1/token/revoke', { body: undefined });
});

describe('a new tab', () => {
  it('takes over the session of an open tab of its brand', async () => {
    const first = await aLoggedInTab();
    const second = aTab();
    await start(second);
    expect(isLoggedIn(second)).toBe(true);
    expect(second.stored.getItem('hm.default.userToken')).toBe('user-1');
    expect(second.stored.getItem('hm.default.userRefreshToken')).toBe('refresh-1');
    expect(isLoggedIn(first)).toBe(true);
  });

  it('takes over the session of one of several open tabs', async () => {
    await aLoggedInTab();
    const second = aTab();
    await start(second);
    const third = aTab();
    await start(third);
    expect(third.services.tokens.refresh()).toBe('refresh-1');
  });

  it('receives renewals since then, and ends with the others', async () => {
    const first = await aLoggedInTab();
    const second = aTab();
    await start(second);
    api.on(mine, (call) => (call.token === 'user-1' ? { problem: 'UNAUTHENTICATED' } : { body: anEnrolment() }));
    api.on(token, { body: someTokens(2) });
    await first.services.send(enrolmentEndpoints.mine, {});
    expect(second.services.tokens.refresh()).toBe('refresh-2');
    await second.services.session.logout();
    expect(isLoggedIn(first)).toBe(false);
    expect(first.ended).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of another brand', { scope: 'oakwood' }, {}],
    ['in a partner’s frame, and', { sharesSession: false }, {}],
    ['opened in a partner’s frame, and', {}, { sharesSession: false }],
    ['of agents, and', { clientId: 'telephony-portal' as const }, {}],
    ['opened in the telephony portal, and', {}, { clientId: 'telephony-portal' as const }],
  ])('%s takes over nothing', async (_, open, opened) => {
    await aLoggedInTab(open);
    const second = aTab(opened);
    await start(second);
    expect(isLoggedIn(second)).toBe(false);
    expect(second.services.tokens.access()).toBeNull();
  });

  it('keeps the session that it already has', async () => {
    await aLoggedInTab();
    const second = aTab({ stored: aStorage({ 'hm.default.userToken': 'user-5' }) });
    await start(second);
    expect(second.services.tokens.access()).toBe('user-5');
  });

  it('keeps the session of a mover who logs in while it waits for that of another tab', async () => {
    await aLoggedInTab();
    const second = aTab();
    const waiting = second.services.handover.takeOver();
    second.services.tokens.keep(someTokens(5));
    await waiting;
    expect(second.services.tokens.access()).toBe('user-5');
    expect(second.services.tokens.refresh()).toBe('refresh-5');
  });

  it('takes over nothing from a mover whose details are missing', async () => {
    api.on('GET /api/v1/enrolment/665f', { body: anEnrolment({ id: '665f', status: 10 }) });
    const first = aTab({ stored: aStorage({ 'hm.default.pendingEnrolmentId': '665f' }) });
    first.services.tokens.keep(someTokens(1));
    await start(first);
    expect(first.services.handover.share()).toBeNull();
    const second = aTab();
    await start(second);
    expect(second.services.tokens.access()).toBeNull();
  });

  it('starts logged out when the session that it took over has ended', async () => {
    await aLoggedInTab();
    api.on(mine, { problem: 'UNAUTHENTICATED' });
    api.on(token, ({ body }) =>
      body?.includes('refresh-1') ? { problem: 'INVALID_REFRESH_TOKEN' } : { body: someTokens(9) },
    );
    const second = aTab();
    await start(second);
    expect(isLoggedIn(second)).toBe(false);
    expect(second.services.tokens.access()).toBeNull();
  });
});

describe('a new tab without another one that is logged in', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does not wait', async () => {
    const loggedOut = await aLoggedInTab();
    await loggedOut.services.session.logout();
    await start(aTab());
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits two seconds at most for a tab that does not respond', async () => {
    const suspended = await aLoggedInTab();
    jest.spyOn(suspended.services.handover, 'share').mockReturnValue(null);
    const second = aTab();
    const started = start(second);
    await jest.advanceTimersByTimeAsync(1999);
    let isDone = false;
    void started.then(() => (isDone = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isDone).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
    expect(isLoggedIn(second)).toBe(false);
  });
});

describe('tokens', () => {
  it('are sent only in response to a request, and only to tabs of the brand', async () => {
    const messages: unknown[] = [];
    const listener = new BroadcastChannel('hm.session.default');
    listener.addEventListener('message', ({ data }) => messages.push(data));
    const elsewhere = jest.fn();
    new BroadcastChannel('hm.session.oakwood').addEventListener('message', elsewhere);
    await aLoggedInTab();
    expect(messages).toEqual([{ type: 'logged-in' }]);
    await start(aTab());
    expect(messages).toContainEqual(expect.objectContaining({ type: 'session-shared' }));
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('are sent by no tab that has logged out', async () => {
    const first = await aLoggedInTab();
    await first.services.session.logout();
    expect(first.services.handover.share()).toBeNull();
  });
});

describe('a tab that was open before', () => {
  it('is notified of the login in another one, unless it has a session', async () => {
    const [idle, busy] = [aTab(), aTab()];
    await start(idle);
    busy.services.tokens.keep(someTokens(7));
    await aLoggedInTab();
    expect(idle.loggedInElsewhere).toHaveBeenCalledTimes(1);
    expect(busy.loggedInElsewhere).not.toHaveBeenCalled();
  });
});

describe('a browser without locks', () => {
  it('keeps tabs independent', async () => {
    Reflect.deleteProperty(window.navigator, 'locks');
    await aLoggedInTab();
    const second = aTab();
    await start(second);
    expect(isLoggedIn(second)).toBe(false);
  });

  it('keeps tabs independent if it rejects every request for one', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const value = { request: denied, query: denied };
    Object.defineProperty(window.navigator, 'locks', { value, configurable: true });
    const first = await aLoggedInTab();
    const second = aTab();
    await start(second);
    expect(isLoggedIn(first)).toBe(true);
    expect(isLoggedIn(second)).toBe(false);
  });
});
