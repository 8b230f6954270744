import { ApiError, call, generalProblem, sessionEndpoints, type Tokens } from '@home-move/contract';
import type { Tabs } from './tabs';
import type { TokenStore } from './token-store';

/** Renews the visitor's tokens; concurrent callers share one request. */
export type Refresh = () => Promise<void>;

/** Exchanges a refresh token for a new pair. Rejects with ApiError. */
export function renewTokens(fetcher: typeof fetch, refreshToken: string): Promise<Tokens> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken } as const;
  return call(fetcher, '', sessionEndpoints.token, { body });
}

export function createRefresh(fetcher: typeof fetch, tokens: TokenStore, tabs: Tabs): Refresh {
  let pending: { readonly refreshToken: string; readonly done: Promise<void> } | null = null;

  async function renew(refreshToken: string): Promise<void> {
    const renewed = await renewTokens(fetcher, refreshToken);
    // Outdated if the visitor logged out in the meantime or another tab renewed first.
    if (tokens.refresh() !== refreshToken) return;
    tokens.keep(renewed);
    tabs.renewed(refreshToken, renewed);
  }

  return () => {
    const refreshToken = tokens.refresh();
    if (refreshToken === null) return Promise.reject(new ApiError(generalProblem('UNAUTHENTICATED')));
    // A renewal for a session that has ended since is not shared.
    if (pending?.refreshToken === refreshToken) return pending.done;
    const done: Promise<void> = renew(refreshToken).finally(() => {
      if (pending?.done === done) pending = null;
    });
    pending = { refreshToken, done };
    return done;
  };
}
