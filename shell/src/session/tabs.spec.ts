import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import type { SessionServices } from './session-services';
import { createFakeApi, someTokens, type FakeApi } from '../testing/fake-api';
import { createSafeStorage } from './safe-storage';
import { aSessionServices } from '../testing/session-services.builder';

const mine = 'GET /api/v1/enrolment-auth';
const token = 'POST /api/v1/token';
const app = 'grant_type=client_credentials&client_id=tenant-portal';

/** Tabs of one browser: each receives the others' messages, never its own. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  constructor(readonly name: string) {
    super();
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
}

/** Session storage of one tab; a duplicated tab starts with a copy. */
function aStorage(copied: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(copied));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

interface Tab {
  readonly services: SessionServices;
  readonly stored: Storage;
  readonly ended: jest.Mock;
}

let api: FakeApi;

function aTab(
  copied: Readonly<Record<string, string>> = {},
  clientId: 'tenant-portal' | 'telephony-portal' = 'tenant-portal',
): Tab {
  return aFrame(aStorage(copied), clientId);
}

/** Frames of one page may share its storage. */
function aFrame(stored: Storage, clientId: 'tenant-portal' | 'telephony-portal'): Tab {
  const services = aSessionServices({
    fetcher: api.fetch,
    page: { href: 'http://localhost:4000/', assign: jest.fn(), replace: jest.fn() },
    publicSiteUrl: '/',
    clientId,
    storage: createSafeStorage('default', () => stored),
  });
  const ended = jest.fn();
  services.onSessionEnded = ended;
  return { services, stored, ended };
}

async function logIn({ services }: Tab, session: number): Promise<void> {
  await services.session.begin(someTokens(session));
}

beforeEach(() => {
  Channel.open = [];
  Object.defineProperty(window, 'BroadcastChannel', { value: Channel, configurable: true, writable: true });
  Object.defineProperty(globalThis, 'structuredClone', {
    value: (data: unknown): unknown => JSON.parse(JSON.stringify(data)),
    configurable: true,
    writable: true,
  });
  api = createFakeApi();
  api.on(mine, { body: anEnrolment() });
  api.on('POST /api/v1/token/revoke', { body: undefined });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

describe('two tabs of one session', () => {
  it('end together: logging out in one clears the other', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 1);
    second.services.storage.set('energyTariff', '{}');
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
    const second = aTab({ 'hm.default.appToken': 'app-1', 'hm.default.refreshAppToken': 'app-refresh-1' });
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
  it('do not affect each other', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 5);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(true);
    expect(second.services.tokens.access()).toBe('user-5');
    expect(second.ended).not.toHaveBeenCalled();
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
  const revoked = () => api.calls.filter(({ call }) => call === 'POST /api/v1/token/revoke').map(({ body }) => body);

  it('end together, though each call has a session of its own', async () => {
    const [first, second] = [aTab({}, 'telephony-portal'), aTab({}, 'telephony-portal')];
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
    const [first, second] = [aFrame(stored, 'telephony-portal'), aFrame(stored, 'telephony-portal')];
    await logIn(first, 1);
    await logIn(second, 2);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(false);
    expect(second.ended).toHaveBeenCalledTimes(1);
  });

  it('do not include movers, who may have two enrolments in two tabs', async () => {
    const [first, second] = [aTab(), aTab()];
    await logIn(first, 1);
    await logIn(second, 2);
    await first.services.session.logout();
    expect(second.services.session.state.get().loggedIn).toBe(true);
    expect(second.ended).not.toHaveBeenCalled();
  });
});
