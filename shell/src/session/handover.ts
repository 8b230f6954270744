import type { LoggedInLock } from './logged-in-lock';
import type { Session } from './session';
import type { SessionTokens, Tabs } from './tabs';
import type { TokenStore } from './token-store';

/** The session of a mover in several tabs of one brand: a new tab takes it over from an open one, and nothing is stored. */
export interface Handover {
  /** Stores the tokens of a tab that is logged in, unless this one has tokens. Resolves at once if there is no such tab. */
  takeOver(): Promise<void>;
  /** Whether this tab would take over a session. */
  isWanted(): boolean;
  /** The tokens for a tab that requests them; null unless a mover is logged in here. */
  share(): SessionTokens | null;
}

export interface HandoverDependencies {
  readonly session: Pick<Session, 'state'>;
  readonly tokens: TokenStore;
  readonly tabs: Pick<Tabs, 'loggedIn' | 'requestSession'>;
  readonly lock: LoggedInLock;
  /** False in frames and for agents. */
  readonly isEnabled: boolean;
}

export function createHandover({ session, tokens, tabs, lock, isEnabled }: HandoverDependencies): Handover {
  const isWanted = () => isEnabled && tokens.access() === null;

  let isHeld = false;
  function follow(): void {
    const { loggedIn } = session.state.get();
    if (loggedIn === isHeld) return;
    isHeld = loggedIn;
    if (loggedIn) lock.hold(tabs.loggedIn);
    else lock.release();
  }
  if (isEnabled) session.state.subscribe(follow);

  return {
    isWanted,
    share() {
      const access = tokens.access();
      const refresh = tokens.refresh();
      if (!isHeld || access === null || refresh === null) return null;
      return { access_token: access, refresh_token: refresh };
    },
    async takeOver() {
      if (!isWanted() || !(await lock.isHeld())) return;
      const shared = await tabs.requestSession();
      // The mover may have logged in here in the meantime.
      if (shared !== null && isWanted()) tokens.keep(shared);
    },
  };
}
