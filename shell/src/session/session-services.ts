import type { ClientId, Tokens } from '@home-move/contract';
import { createAppToken, type AppToken } from './app-token';
import { createRefresh } from './refresh';
import { createReloadOnce, type PageAddress } from './reload-once';
import type { SafeStorage } from './safe-storage';
import { createSend, type Send } from './send';
import { createSession, type Session, type Visitor } from './session';
import { connectTabs } from './tabs';
import { createTokenStore, type TokenStore } from './token-store';

/** The services that the shell needs before its brand is loaded. */
export interface SessionServices {
  readonly storage: SafeStorage;
  readonly tokens: TokenStore;
  readonly appToken: AppToken;
  readonly send: Send;
  readonly session: Session;
  /** Called with the visitor of a session that the API or another tab has ended; null until the portal is mounted. */
  onSessionEnded: ((before: Visitor) => void) | null;
  /** Called in a frame when the app token is rejected after a reload: a frame has no page to leave for. */
  onAppRefused: (() => void) | null;
}

export interface SessionServicesOptions {
  readonly fetcher: typeof fetch;
  readonly page: PageAddress;
  readonly publicSiteUrl: string;
  /** Where an answer may send agents; null in the tenant portal. */
  readonly adminPortalUrl: string | null;
  readonly clientId: ClientId;
  readonly isFramed: boolean;
  readonly storage: SafeStorage;
  /** The app token that the document has requested; see `AppTokenDependencies`. */
  readonly early?: Promise<Tokens | null> | null;
}

export function createSessionServices({
  fetcher,
  page,
  publicSiteUrl,
  adminPortalUrl,
  clientId,
  isFramed,
  storage,
  early = null,
}: SessionServicesOptions): SessionServices {
  const tokens = createTokenStore(storage);

  // An agent who logs out does so in every panel of the browser: each call has a session of its own, though frames of one
  // page may share its storage.
  const isOfAgents = clientId === 'telephony-portal';
  function logOutToo(): void {
    const before = session.state.get();
    void session.logout();
    services.onSessionEnded?.(before);
  }
  function endSession(): void {
    const before = session.state.get();
    session.end();
    services.onSessionEnded?.(before);
  }
  const tabs = connectTabs({
    onRenewed(previous, renewed) {
      if (tokens.refresh() === previous) tokens.keep(renewed);
      else appToken.adopt(previous, renewed);
    },
    onLoggedOut(refreshToken) {
      storage.remove('noteDraft');
      if (tokens.refresh() === refreshToken) endSession();
      else if (isOfAgents && session.state.get().enrolmentId !== null) logOutToo();
    },
  });
  const appToken = createAppToken({ fetcher, storage, clientId, tabs, early });
  const send = createSend({
    fetcher,
    appToken,
    tokens,
    refresh: createRefresh(fetcher, tokens, tabs),
    onAppRefused: createReloadOnce(page, () => (isFramed ? services.onAppRefused?.() : page.replace(publicSiteUrl))),
    // An answer to an earlier session must not end the current one, and without a session there is none to end.
    onUserRefused: (token) =>
      tokens.access() === token && (token !== null || session.state.get().enrolmentId !== null) && endSession(),
    onClosed: () => session.refresh(),
    page,
    trustedUrls: [publicSiteUrl, ...(adminPortalUrl === null ? [] : [adminPortalUrl])],
  });
  const session = createSession({ storage, tokens, tabs, send });
  const services: SessionServices = {
    storage,
    tokens,
    appToken,
    send,
    session,
    onSessionEnded: null,
    onAppRefused: null,
  };
  return services;
}
