import { ApiError, call, generalProblem, sessionEndpoints, type Tokens } from '@home-move/contract';
import type { Tabs } from './tabs';
import type { TokenStore } from './token-store';

/** Renews the visitor's tokens; callers that come while it runs share the one answer. */
export type Refresh = () => Promise<void>;

export function createRefresh(fetcher: typeof fetch, tokens: TokenStore, tabs: Tabs): Refresh {
  let pending: Promise<void> | null = null;

  async function renew(refreshToken: string): Promise<void> {
    const renewed: Tokens = await call(fetcher, '', sessionEndpoints.token, {
      body: { grant_type: 'refresh_token', refresh_token: refreshToken },
    });
    // Logged out meanwhile, or another tab was first: what is there now counts.
    if (tokens.refresh() !== refreshToken) return;
    tokens.keep(renewed);
    tabs.renewed(refreshToken, renewed);
  }

  return () => {
    const refreshToken = tokens.refresh();
    if (refreshToken === null) return Promise.reject(new ApiError(generalProblem('UNAUTHENTICATED')));
    pending ??= renew(refreshToken).finally(() => {
      pending = null;
    });
    return pending;
  };
}
