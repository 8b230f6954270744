import type { SessionServices } from '../session/session-services';
import type { SessionCipher } from '../session/session-cipher';
import { createSafeStorage } from '../session/safe-storage';
import type { FakeApi } from './fake-api';
import { aSessionServices } from './session-services.builder';

/** Each receives the messages of others, never its own. */
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

/** Shared locks by name. */
function someLocks() {
  const held: { readonly name: string }[] = [];
  return {
    async request(name: string, _: unknown, whileHeld: () => Promise<void>): Promise<void> {
      const lock = { name };
      held.push(lock);
      await whileHeld();
      held.splice(held.indexOf(lock), 1);
    },
    query: () => Promise.resolve({ held: [...held] }),
  };
}

/** Gives each test of the file a browser without tabs, whose tabs exchange messages. */
export function browserOfEachTest(): void {
  const define = (target: object, key: string, value: unknown) =>
    Object.defineProperty(target, key, { value, configurable: true, writable: true });
  beforeEach(() => {
    Channel.open = [];
    define(window, 'BroadcastChannel', Channel);
    define(window.navigator, 'locks', someLocks());
    define(globalThis, 'structuredClone', (data: unknown): unknown => JSON.parse(JSON.stringify(data)));
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Reflect.deleteProperty(window.navigator, 'locks');
  });
}

/** Session storage of one tab; a duplicated tab starts with a copy. */
export function aStorage(copied: Readonly<Record<string, string>> = {}): Storage {
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

export interface Tab {
  readonly services: SessionServices;
  readonly stored: Storage;
  readonly ended: jest.Mock;
  readonly loggedInElsewhere: jest.Mock;
}

export interface TabOptions {
  readonly stored?: Storage;
  readonly scope?: string;
  readonly clientId?: 'tenant-portal' | 'telephony-portal';
  /** Seals stored tokens and messages of the tab; both are plain without it. */
  readonly cipher?: SessionCipher | null;
  /** False in a frame. */
  readonly sharesSession?: boolean;
}

/** A tab of the portal, or a frame, before it starts. */
export function aTab(
  api: FakeApi,
  {
    stored = aStorage(),
    scope = 'default',
    clientId = 'tenant-portal',
    cipher = null,
    sharesSession = true,
  }: TabOptions = {},
): Tab {
  const services = aSessionServices({
    fetcher: api.fetch,
    page: { href: 'http://localhost:4000/', assign: jest.fn(), replace: jest.fn() },
    publicSiteUrl: '/',
    clientId,
    sharesSession: sharesSession && clientId === 'tenant-portal',
    scope,
    cipher,
    storage: createSafeStorage(scope, () => stored),
  });
  const tab = { services, stored, ended: jest.fn(), loggedInElsewhere: jest.fn() };
  services.onSessionEnded = tab.ended;
  services.onLoggedInElsewhere = tab.loggedInElsewhere;
  return tab;
}
