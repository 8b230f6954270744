import { call, problemOf, sessionEndpoints, type ClientId, type Tokens } from '@home-move/contract';
import { renewTokens } from './refresh';
import type { SafeStorage } from './safe-storage';
import type { Tabs } from './tabs';
import { lifetimeOf, readToken } from './stored-token';

/** The token is renewed this long before it expires, so that a 401 never means mere expiry. */
const marginMs = 60_000;

/** The token endpoint's statuses for a refresh token that is no longer valid. */
const rejectedStatuses = [400, 401];

/** The portal's own token, for calls before there is an enrolment. [SESS-01, SESS-20] */
export interface AppToken {
  /**
   * Start-up: keeps the token across a reload while it is valid, else renews it, else requests a new one; the API can then
   * recognise a repeated submit. Rejects with ApiError.
   */
  start(): Promise<string>;
  /** The current token, or a new one when it is missing or about to expire. */
  get(): Promise<string>;
  /**
   * Ensures that the token stays valid for this many milliseconds, within its session: a one-time code belongs to the
   * session that requested it. Rejects with ApiError.
   */
  extend(ms: number): Promise<void>;
  /** Adopts the tokens that another tab of this session has renewed. */
  adopt(previous: string, renewed: Tokens): void;
  /** Drops a token that was rejected. */
  forget(): void;
}

export interface AppTokenDependencies {
  readonly fetcher: typeof fetch;
  readonly storage: SafeStorage;
  readonly clientId: ClientId;
  readonly tabs: Pick<Tabs, 'renewed'>;
  /** The request that the document has already sent; null without one. Resolves with null if it failed. */
  readonly early?: Promise<Tokens | null> | null;
  readonly now?: () => number;
}

export function createAppToken({
  fetcher,
  storage,
  clientId,
  tabs,
  early: ofDocument = null,
  now = Date.now,
}: AppTokenDependencies): AppToken {
  let renewAt = 0;
  let pending: Promise<string> | null = null;
  let early = ofDocument;

  function keep(tokens: Tokens): string {
    renewAt = now() + tokens.expires_in * 1000 - marginMs;
    storage.set('appToken', tokens.access_token);
    storage.set('refreshAppToken', tokens.refresh_token);
    return tokens.access_token;
  }

  async function requestFresh(): Promise<string> {
    const requested = early;
    early = null;
    const body = { grant_type: 'client_credentials', client_id: clientId } as const;
    return keep((await requested) ?? (await call(fetcher, '', sessionEndpoints.token, { body })));
  }

  /** Stays in the same session if it still exists. A duplicated tab holds the same refresh token and is notified. */
  async function renew(): Promise<string> {
    const previous = readToken(storage, 'refreshAppToken');
    if (previous === null) return requestFresh();
    try {
      const tokens = await renewTokens(fetcher, previous);
      tabs.renewed(previous, tokens);
      return keep(tokens);
    } catch (error) {
      if (!rejectedStatuses.includes(problemOf(error).status)) throw error;
      return requestFresh();
    }
  }

  async function resume(): Promise<string> {
    const token = readToken(storage, 'appToken');
    const life = token === null ? null : lifetimeOf(token);
    if (token !== null && life !== null && life.from <= now() && now() < life.to - marginMs) {
      renewAt = life.to - marginMs;
      return token;
    }
    return renew();
  }

  const share = (work: () => Promise<string>) => {
    pending ??= work().finally(() => {
      pending = null;
    });
    return pending;
  };
  return {
    start: () => share(resume),
    get: async () => (now() < renewAt ? (readToken(storage, 'appToken') ?? share(requestFresh)) : share(requestFresh)),
    async extend(ms) {
      if (now() + ms > renewAt + marginMs) await share(renew);
    },
    adopt(previous, tokens) {
      if (storage.get('refreshAppToken') === previous) keep(tokens);
    },
    forget() {
      renewAt = 0;
      storage.remove('appToken');
      storage.remove('refreshAppToken');
    },
  };
}
