import { call, problemOf, sessionEndpoints, type ClientId, type TokenRequest, type Tokens } from '@home-move/contract';
import type { SafeStorage } from './safe-storage';
import type { Tabs } from './tabs';
import { lifetimeOf, readToken } from './token-life';

/** Renewed this long before it ends, so that a 401 with it always means trouble. */
const marginMs = 60_000;

/** What the token endpoint says of a refresh token that it no longer takes. */
const rejectedStatuses = [400, 401];

/** The portal's own token, for what a visitor may do before there is an enrolment. [SESS-01, SESS-20] */
export interface AppToken {
  /**
   * Start-up: the token of before a reload while it lives, else renewed, else a fresh one, so that a repeated submit is
   * known as such. Rejects with ApiError.
   */
  start(): Promise<string>;
  /** The present one, or a fresh one when it is missing or about to end. */
  get(): Promise<string>;
  /**
   * Makes sure that it lives this many milliseconds on, in the session that it has: a one-time code belongs to the session
   * that asked for it. Rejects with ApiError.
   */
  extend(ms: number): Promise<void>;
  /** Another tab of this session has renewed it. */
  adopt(previous: string, renewed: Tokens): void;
  /** Forgets a token that was refused. */
  forget(): void;
}

export interface AppTokenDependencies {
  readonly fetcher: typeof fetch;
  readonly storage: SafeStorage;
  readonly clientId: ClientId;
  readonly tabs: Pick<Tabs, 'renewed'>;
  readonly now?: () => number;
}

export function createAppToken({ fetcher, storage, clientId, tabs, now = Date.now }: AppTokenDependencies): AppToken {
  let endsAt = 0;
  let pending: Promise<string> | null = null;

  function keep(tokens: Tokens): string {
    endsAt = now() + tokens.expires_in * 1000 - marginMs;
    storage.set('appToken', tokens.access_token);
    storage.set('refreshAppToken', tokens.refresh_token);
    return tokens.access_token;
  }

  async function requestTokens(body: TokenRequest): Promise<string> {
    return keep(await call(fetcher, '', sessionEndpoints.token, { body }));
  }

  const fresh = () => requestTokens({ grant_type: 'client_credentials', client_id: clientId });

  /** Of the same session as before, where that still lives. A duplicated tab holds the same refresh token: it is told. */
  async function renewTokens(): Promise<string> {
    const previous = readToken(storage, 'refreshAppToken');
    if (previous === null) return fresh();
    try {
      const tokens = await call(fetcher, '', sessionEndpoints.token, {
        body: { grant_type: 'refresh_token', refresh_token: previous },
      });
      tabs.renewed(previous, tokens);
      return keep(tokens);
    } catch (error) {
      if (!rejectedStatuses.includes(problemOf(error).status)) throw error;
      return fresh();
    }
  }

  async function resume(): Promise<string> {
    const token = readToken(storage, 'appToken');
    const life = token === null ? null : lifetimeOf(token);
    if (token !== null && life !== null && life.from <= now() && now() < life.to - marginMs) {
      endsAt = life.to - marginMs;
      return token;
    }
    return renewTokens();
  }

  const once = (work: () => Promise<string>) => {
    pending ??= work().finally(() => {
      pending = null;
    });
    return pending;
  };
  return {
    start: () => once(resume),
    get: async () => (now() < endsAt ? (readToken(storage, 'appToken') ?? once(fresh)) : once(fresh)),
    async extend(ms) {
      if (now() + ms > endsAt + marginMs) await once(renewTokens);
    },
    adopt(previous, tokens) {
      if (storage.get('refreshAppToken') === previous) keep(tokens);
    },
    forget() {
      endsAt = 0;
      storage.remove('appToken');
      storage.remove('refreshAppToken');
    },
  };
}
