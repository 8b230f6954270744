import type { ClientId, Tokens } from '@home-move/contract';
import { createAppToken, type AppToken } from './app-token';
import { createHandover, type Handover } from './handover';
import { createLoggedInLock } from './logged-in-lock';
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
  readonly handover: Handover;
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
  early = null,
}: SessionServicesOptions): SessionServices {
  const tokens = createTokenStore(storage);

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
  const tabs = connectTabs(scope, {
    onRenewed(previous, renewed) {
      if (tokens.refresh() === previous) tokens.keep(renewed);
      else appToken.adopt(previous, renewed);
    },
    onLoggedOut(refreshToken, enrolmentId) {
      storage.remove('noteDraft');
      const current = session.state.get().enrolmentId;
      if (tokens.refresh() === refreshToken) endSession();
      // A mover may have logged in to the same move in several tabs.
      else if (current !== null && (isOfAgents || (sharesSession && current === enrolmentId))) logOutToo();
    },
    onLoggedIn: () => handover.isWanted() && services.onLoggedInElsewhere?.(),
    onSessionRequested: () => handover.share(),
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
  const handover = createHandover({ session, tokens, tabs, lock: createLoggedInLock(scope), isEnabled: sharesSession });
  const services: SessionServices = {
    storage,
    tokens,
    appToken,
    send,
    session,
    handover,
    onSessionEnded: null,
    onLoggedInElsewhere: null,
    onAppRefused: null,
  };
  return services;
}
