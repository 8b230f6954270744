import { call, problemOf, sessionEndpoints, type ClientId, type TokenRequest, type Tokens } from '@home-move/contract';
import type { SafeStorage } from './safe-storage';
import { lifeOf } from './token-life';

/** Renewed this long before it ends, so that a 401 with it always means trouble. */
const marginMs = 60_000;

/** What the token endpoint says of a refresh token that it no longer takes. */
const refused = [400, 401];

/** The portal's own token, for what a visitor may do before there is an enrolment. [SESS-01, SESS-20] */
export interface AppToken {
  /**
   * Start-up: the token of before a reload while it lives, else renewed, else a fresh one, so that a repeated submit is
   * known as such. Rejects with ApiError.
   */
  start(): Promise<string>;
  /** The present one, or a fresh one when it is missing or about to end. */
  get(): Promise<string>;
  /** Forgets a token that was refused. */
  forget(): void;
}

export function createAppToken(
  fetcher: typeof fetch,
  storage: SafeStorage,
  clientId: ClientId,
  now: () => number = Date.now,
): AppToken {
  let endsAt = 0;
  let running: Promise<string> | null = null;

  async function ask(body: TokenRequest): Promise<string> {
    const tokens: Tokens = await call(fetcher, '', sessionEndpoints.token, { body });
    endsAt = now() + tokens.expires_in * 1000 - marginMs;
    storage.set('appToken', tokens.access_token);
    storage.set('refreshAppToken', tokens.refresh_token);
    return tokens.access_token;
  }

  // In a running page always fresh: a duplicated tab holds the same refresh token, and using it twice ends both.
  const fresh = () => ask({ grant_type: 'client_credentials', client_id: clientId });

  async function resumed(): Promise<string> {
    const token = storage.get('appToken');
    const life = token === null ? null : lifeOf(token);
    if (token !== null && life !== null && life.from <= now() && now() < life.to - marginMs) {
      endsAt = life.to - marginMs;
      return token;
    }
    const refreshToken = storage.get('refreshAppToken');
    if (refreshToken === null) return fresh();
    return ask({ grant_type: 'refresh_token', refresh_token: refreshToken }).catch((error: unknown) => {
      if (!refused.includes(problemOf(error).status)) throw error;
      return fresh();
    });
  }

  const once = (work: () => Promise<string>) => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    start: () => once(resumed),
    get: async () => (now() < endsAt ? (storage.get('appToken') ?? once(fresh)) : once(fresh)),
    forget() {
      endsAt = 0;
      storage.remove('appToken');
      storage.remove('refreshAppToken');
    },
  };
}
