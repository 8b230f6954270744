import type { ClientId, Tokens } from '@home-move/contract';
import { createAppToken, type AppToken } from './app-token';
import { createHandover, type Handover } from './handover';
import { createLoggedInLock } from './logged-in-lock';
import { createRefresh } from './refresh';
import { createReloadOnce, type PageAddress } from './reload-once';
import type { SafeStorage } from './safe-storage';
import type { SessionCipher } from './session-cipher';
import type { TokenStorage } from './sealed-tokens';
import { createSend, type Send } from './send';
import { createSession, type Session, type Visitor } from './session';
import { connectTabs, type TabListener } from './tabs';
import { createTokenHandles } from './token-handles';
import { createTokenStore, type TokenStore } from './token-store';

/**
 * What code of the shell that is fetched later gets: none of it holds the visitor's tokens, because a script of a remote could replace
 * that code as it arrives.
 */
export interface LazyServices {
  readonly storage: SafeStorage;
  readonly appToken: AppToken;
  readonly send: Send;
  readonly session: Session;
  /** Whether there is a session, pending or of a mover who is logged in. */
  readonly hasToken: () => boolean;
  /** Sends a request with the token of the visitor, or of the portal without a session; renews neither. */
  readonly fetchAuthorized: (
    url: string,
    init: Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> },
  ) => Promise<Response>;
}

/** The services that the shell needs before its brand is loaded. */
export interface SessionServices extends LazyServices {
  readonly tokens: TokenStore;
  readonly handover: Handover;
  readonly lazy: LazyServices;
  /** Called with the visitor of a session that the API or another tab has ended; null until the portal is mounted. */
  onSessionEnded: ((before: Visitor) => void) | null;
  /** Called in a tab without a session when another tab has logged in. */
  onLoggedInElsewhere: (() => void) | null;
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
  /** Whether tabs take over the session of one another: on hosted pages of movers only. */
  readonly sharesSession: boolean;
  /** Limits what tabs exchange; the scope of `storage`. */
  readonly scope: string;
  readonly storage: SafeStorage;
  readonly tokenStorage: TokenStorage;
  /** Seals what tabs exchange; null if this browser has no key. */
  readonly cipher: SessionCipher | null;
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
  sharesSession,
  scope,
  storage,
  tokenStorage,
  cipher,
  early = null,
}: SessionServicesOptions): SessionServices {
  const tokens = createTokenStore(tokenStorage);

  // An agent's logout ends the sessions of all panels in the browser. Each call has its own session, though frames of
  // one page may share storage.
  const isOfAgents = clientId === 'telephony-portal';
  function logOutToo(): void {
    const before = session.state.get();
    void session.logout({ isFollowing: true });
    services.onSessionEnded?.(before);
  }
  function endSession(): void {
    const before = session.state.get();
    session.end();
    services.onSessionEnded?.(before);
  }
  const listener: TabListener = {
    onRenewed(previous, renewed) {
      if (tokens.refresh() === previous) tokens.keep(renewed);
      else appToken.adopt(previous, renewed);
    },
    onLoggedOut(refreshToken, enrolmentId) {
      storage.remove('noteDraft');
      const current = session.state.get().enrolmentId;
      if (refreshToken !== null && tokens.refresh() === refreshToken) endSession();
      // A mover may have logged in to the same move in several tabs.
      else if (current !== null && (isOfAgents || (sharesSession && current === enrolmentId))) logOutToo();
    },
    onLoggedIn: () => handover.isWanted() && services.onLoggedInElsewhere?.(),
    onSessionRequested: () => handover.share(),
  };
  const tabs = connectTabs(scope, listener, cipher);
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
  const handles = createTokenHandles(send, session);
  const handover = createHandover({ session, tokens, tabs, lock: createLoggedInLock(scope), isEnabled: sharesSession });
  const lazy: LazyServices = {
    storage,
    appToken,
    send: handles.send,
    session: { ...session, begin: handles.begin },
    hasToken: () => tokens.access() !== null,
    async fetchAuthorized(url, init) {
      const token = tokens.access() ?? (await appToken.get());
      return fetcher(url, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
    },
  };
  const services: SessionServices = {
    ...lazy,
    tokens,
    handover,
    lazy,
    onSessionEnded: null,
    onLoggedInElsewhere: null,
    onAppRefused: null,
  };
  return services;
}
