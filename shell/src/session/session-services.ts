import type { ClientId } from '@home-move/contract';
import { createAppToken, type AppToken } from './app-token';
import { createRefresh } from './refresh';
import { createReloadOnce, type PageAddress } from './reload-once';
import { createSafeStorage, type SafeStorage } from './safe-storage';
import { createSend, type Send } from './send';
import { createSession, type Session } from './session';
import { connectTabs } from './tabs';
import { createTokenStore, type TokenStore } from './token-store';

/** What the shell needs before it knows its brand. */
export interface SessionServices {
  readonly storage: SafeStorage;
  readonly tokens: TokenStore;
  readonly appToken: AppToken;
  readonly send: Send;
  readonly session: Session;
  /** Who hears that the session was ended by the API or by another tab; nobody before the portal is open. */
  onSessionEnded: (() => void) | null;
  /** Who hears that the portal's own token was refused again, in a frame: there is nowhere to go from there. */
  onAppTokenRefused: (() => void) | null;
}

export interface SessionServicesOptions {
  readonly fetcher: typeof fetch;
  readonly page: PageAddress;
  readonly publicSiteUrl: string;
  /** Where agents belong: an answer may send them there. */
  readonly adminPortalUrl?: string;
  readonly clientId?: ClientId;
  readonly isFramed?: boolean;
  readonly storage?: SafeStorage;
}

export function createSessionServices({
  fetcher,
  page,
  publicSiteUrl,
  adminPortalUrl = publicSiteUrl,
  clientId = 'tenant-portal',
  isFramed = false,
  storage = createSafeStorage(),
}: SessionServicesOptions): SessionServices {
  const tokens = createTokenStore(storage);

  function endSession(): void {
    session.end();
    services.onSessionEnded?.();
  }
  const tabs = connectTabs({
    onRenewed(previous, renewed) {
      if (tokens.refresh() === previous) tokens.keep(renewed);
      else appToken.adopt(previous, renewed);
    },
    onLoggedOut: (refreshToken) => tokens.refresh() === refreshToken && endSession(),
  });
  const appToken = createAppToken({ fetcher, storage, clientId, tabs });
  const send = createSend({
    fetcher,
    appToken,
    tokens,
    refresh: createRefresh(fetcher, tokens, tabs),
    onAppRefused: createReloadOnce(page, () =>
      isFramed ? services.onAppTokenRefused?.() : page.replace(publicSiteUrl),
    ),
    // A late answer to a session that is no more ends nobody else's.
    onUserRefused: (token) => tokens.access() === token && endSession(),
    page,
    trustedUrls: [publicSiteUrl, adminPortalUrl],
  });
  const session = createSession({ storage, tokens, tabs, send });
  const services: SessionServices = {
    storage,
    tokens,
    appToken,
    send,
    session,
    onSessionEnded: null,
    onAppTokenRefused: null,
  };
  return services;
}
