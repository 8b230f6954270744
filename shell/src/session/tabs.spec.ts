import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { aStorage, aTab as openTab, browserOfEachTest, type Tab, type TabOptions } from '../testing/browser-tabs';
import { aCipher } from '../testing/session-cipher.builder';
import { createFakeApi, someTokens, type FakeApi } from '../testing/fake-api';

const mine = 'GET /api/v1/enrolment-auth';
const token = 'POST /api/v1/token';
const app = 'grant_type=client_credentials&client_id=tenant-portal';

let api: FakeApi;
const aTab = (options?: TabOptions): Tab => openTab(api, options);

async function logIn({ services }: Tab, session: number): Promise<void> {
  await services.session.begin(someTokens(session));
}

browserOfEachTest();
beforeEach(() => {
  api = createFakeApi();
  api.on(mine, { body: anEnrolment() });
  api.on('POST /api/v1/token/revoke', { body: undefined });
});

const revoked = () => api.calls.filter(({ call }) => call === 'POST /api/v1/token/revoke').map(({ body }) => body);

async function logInToAnotherMove(tab: Tab, session: number): Promise<void> {
  api.on(mine, { body: anEnrolment({ id: '665f1c2a9b1e8a0012349999' }) });
  await logIn(tab, session);
}

describe('two tabs of one session', () => {
  it('end together: logging out in one clears the other', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 1);
    second.services.storage.set('energyTariff', '{}');
    second.services.storage.set('noteDraft', '{}');
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(false);
    expect(second.services.session.enrolment.get()).toBeNull();
    expect(second.stored.length).toBe(0);
    expect(second.ended).toHaveBeenCalledTimes(1);
    expect(first.ended).not.toHaveBeenCalled();
    expect(api.calls.filter(({ call }) => call === 'POST /api/v1/token/revoke')).toHaveLength(1);
  });

  it('share a renewal: the other tab continues with the new token without requesting one', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 1);
    api.on(mine, (call) => (call.token === 'user-1' ? { problem: 'UNAUTHENTICATED' } : { body: anEnrolment() }));
    api.on(token, { body: someTokens(2) });
    await first.services.send(enrolmentEndpoints.mine, {});
    expect(second.stored.getItem('hm.default.userToken')).toBe('user-2');
    expect(second.stored.getItem('hm.default.userRefreshToken')).toBe('refresh-2');
    await second.services.send(enrolmentEndpoints.mine, {});
    expect(api.calls.filter(({ call }) => call === token)).toHaveLength(1);
    await first.services.session.logout();
    expect(second.services.tokens.access()).toBeNull();
  });

  it('share the app token as well, so that a code requested in one is valid in the other', async () => {
    const first = aTab();
    await first.services.appToken.start();
    const second = aTab({
      stored: aStorage({ 'hm.default.appToken': 'app-1', 'hm.default.refreshAppToken': 'app-refresh-1' }),
    });
    api.on(token, ({ body }) => ({
      body: { ...someTokens(7), access_token: body === app ? 'another' : 'app-2', refresh_token: 'app-refresh-2' },
    }));
    await first.services.appToken.extend(60 * 60_000);
    expect(first.stored.getItem('hm.default.appToken')).toBe('app-2');
    expect(second.stored.getItem('hm.default.appToken')).toBe('app-2');
    expect(second.stored.getItem('hm.default.refreshAppToken')).toBe('app-refresh-2');
  });
});

describe('tabs of two sessions', () => {
  it('of one move end together, on the server too', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 2);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(false);
    expect(second.ended).toHaveBeenCalledTimes(1);
    expect(revoked()).toHaveLength(2);
  });

  it('of one move do not end a newer login when one follows a logout late', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 2);
    await second.services.session.logout({ isFollowing: true });
    expect(first.services.session.state.get().loggedIn).toBe(true);
  });

  it('of one move leave a tab without a session as it is', async () => {
    const [first, second, idle] = [aTab(), aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 2);
    await first.services.session.logout();
    expect(second.ended).toHaveBeenCalledTimes(1);
    expect(idle.ended).not.toHaveBeenCalled();
    expect(first.ended).not.toHaveBeenCalled();
  });

  it('of one move do not affect each other in a partner’s frames', async () => {
    const [first, second] = [aTab({ sharesSession: false }), aTab({ sharesSession: false })];
    await logIn(first, 1);
    await logIn(second, 2);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(true);
    expect(second.ended).not.toHaveBeenCalled();
  });

  it('of two moves do not affect each other', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logInToAnotherMove(second, 5);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(true);
    expect(second.services.tokens.access()).toBe('user-5');
    expect(second.ended).not.toHaveBeenCalled();
  });
});

describe('two tabs with different keys, as the first two that a browser loads at once', () => {
  const twoTabs = (clientId: TabOptions['clientId']) =>
    [1, 2].map((key) => aTab({ clientId, cipher: aCipher(key) })) as [Tab, Tab];

  it.each(['tenant-portal', 'telephony-portal'] as const)('end together in the %s', async (clientId) => {
    const [first, second] = twoTabs(clientId);
    await logIn(first, 1);
    await logIn(second, 2);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(false);
    expect(second.ended).toHaveBeenCalledTimes(1);
    expect(revoked()).toHaveLength(2);
  });

  it('exchange no token', async () => {
    const sent: unknown[] = [];
    new BroadcastChannel('hm.session.default').addEventListener('message', ({ data }) => sent.push(data));
    const [first] = twoTabs('tenant-portal');
    await logIn(first, 1);
    await first.services.session.logout();
    const plain = sent.filter((message) => !String(message).startsWith('sealed:'));
    expect(plain).toEqual([{ type: 'logged-out', refreshToken: null, enrolmentId: anEnrolment().id }]);
  });
});

describe('a browser without channels', () => {
  it('keeps tabs independent', async () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 1);
    await first.services.session.logout();
    expect(first.services.session.state.get().loggedIn).toBe(false);
    expect(second.services.session.state.get().loggedIn).toBe(true);
  });
});

describe('two panels of one agent', () => {
  it('end together, though each call has its own session', async () => {
    const [first, second] = [aTab({ clientId: 'telephony-portal' }), aTab({ clientId: 'telephony-portal' })];
    await logIn(first, 1);
    await logIn(second, 2);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(false);
    expect(second.stored.getItem('hm.default.userToken')).toBeNull();
    expect(second.ended).toHaveBeenCalledTimes(1);
    expect(revoked()).toHaveLength(2);
  });

  it('end together in one page, whose storage they share', async () => {
    const stored = aStorage();
    const [first, second] = [
      aTab({ stored, clientId: 'telephony-portal' }),
      aTab({ stored, clientId: 'telephony-portal' }),
    ];
    await logIn(first, 1);
    await logIn(second, 2);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(false);
    expect(second.ended).toHaveBeenCalledTimes(1);
  });

  it('do not include movers, who may have two enrolments in two tabs', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logInToAnotherMove(second, 2);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(true);
    expect(second.ended).not.toHaveBeenCalled();
  });
});
