import type { ClientId } from '@home-move/contract';
import { createAppToken, type AppToken } from './session/app-token';
import { createRefresh } from './session/refresh';
import { createReloadOnce, type PageAddress } from './session/reload-once';
import { createSafeStorage, type SafeStorage } from './session/safe-storage';
import { createSend, type Send } from './session/send';
import { createSession, type Session } from './session/session';
import { connectTabs } from './session/tabs';
import { createTokenStore, type TokenStore } from './session/token-store';

/** What the shell needs before it knows its brand. */
export interface Services {
  readonly storage: SafeStorage;
  readonly tokens: TokenStore;
  readonly appToken: AppToken;
  readonly send: Send;
  readonly session: Session;
  /** Who hears that the session was ended by the API or by another tab; nobody before the portal is open. */
  onEnded: (() => void) | null;
  /** Who hears that the portal's own token was refused again, in a frame: there is nowhere to go from there. */
  onShutOut: (() => void) | null;
}

export interface ServiceOptions {
  readonly fetcher: typeof fetch;
  readonly page: PageAddress;
  readonly publicSiteUrl: string;
  /** Where agents belong: an answer may send them there. */
  readonly adminPortalUrl?: string;
  readonly clientId?: ClientId;
  readonly isFramed?: boolean;
  readonly storage?: SafeStorage;
}

export function createServices({
  fetcher,
  page,
  publicSiteUrl,
  adminPortalUrl = publicSiteUrl,
  clientId = 'tenant-portal',
  isFramed = false,
  storage = createSafeStorage(),
}: ServiceOptions): Services {
  const tokens = createTokenStore(storage);

  function endSession(): void {
    session.end();
    services.onEnded?.();
  }
  const tabs = connectTabs({
    onRenewed(previous, renewed) {
      if (tokens.refresh() === previous) tokens.keep(renewed);
      else appToken.take(previous, renewed);
    },
    onLoggedOut: (refreshToken) => tokens.refresh() === refreshToken && endSession(),
  });
  const appToken = createAppToken({ fetcher, storage, clientId, tabs });
  const send = createSend({
    fetcher,
    appToken,
    tokens,
    refresh: createRefresh(fetcher, tokens, tabs),
    onAppRefused: createReloadOnce(page, () => (isFramed ? services.onShutOut?.() : page.replace(publicSiteUrl))),
    // A late answer to a session that is no more ends nobody else's.
    onUserRefused: (token) => tokens.access() === token && endSession(),
    page,
    trustedUrls: [publicSiteUrl, adminPortalUrl],
  });
  const session = createSession({ storage, tokens, tabs, send });
  const services: Services = { storage, tokens, appToken, send, session, onEnded: null, onShutOut: null };
  return services;
}
