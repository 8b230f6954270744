import { call, sessionEndpoints, type Tokens } from '@home-move/contract';
import type { SafeStorage } from './safe-storage';

/** Renewed this long before it ends, so that a 401 with it always means trouble. */
const marginMs = 60_000;

/** The portal's own token, for what a visitor may do before there is an enrolment. [SESS-01, SESS-20] */
export interface AppToken {
  /** Gets a fresh one. Rejects with ApiError, or with what fetch throws. */
  fetch(): Promise<string>;
  /** The present one, or a fresh one when it is missing or about to end. */
  get(): Promise<string>;
}

export function createAppToken(fetcher: typeof fetch, storage: SafeStorage, now: () => number = Date.now): AppToken {
  let endsAt = 0;
  let running: Promise<string> | null = null;

  async function ask(): Promise<string> {
    const tokens: Tokens = await call(fetcher, '', sessionEndpoints.token, {
      body: { grant_type: 'client_credentials', client_id: 'tenant-portal' },
    });
    endsAt = now() + tokens.expires_in * 1000 - marginMs;
    storage.set('appToken', tokens.access_token);
    storage.set('refreshAppToken', tokens.refresh_token);
    return tokens.access_token;
  }

  const fetchOnce = () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    fetch: fetchOnce,
    get: async () => (now() < endsAt ? (storage.get('appToken') ?? fetchOnce()) : fetchOnce()),
  };
}
