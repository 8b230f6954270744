import {
  createStore,
  readOnly,
  enrolmentStatus,
  ownEnrolmentCalls,
  problemOf,
  sessionEndpoints,
  type Enrolment,
  type Readable,
  type SessionState,
  type Tokens,
} from '@home-move/contract';
import { clearJourneyStorage } from './journey-storage';
import type { SafeStorage } from './safe-storage';
import type { Send } from './send';
import type { Tabs } from './tabs';
import type { TokenStore } from './token-store';

/** The visitor's part of the session state. */
export type Visitor = Pick<SessionState, 'loggedIn' | 'enrolmentId' | 'agentName' | 'loading' | 'error'>;

/** The visitor and the enrolment of the visitor's token. */
export interface Session {
  readonly state: Readable<Visitor>;
  readonly enrolment: Readable<Enrolment | null>;
  /** Stores new tokens and loads their enrolment. [SESS-05] */
  readonly begin: (tokens: Tokens) => Promise<void>;
  /** Records the agent who acts for the mover until the session ends. [TEL-04] */
  readonly setAgent: (name: string) => void;
  /** Reloads the enrolment. */
  readonly refresh: () => Promise<Enrolment>;
  /** Stores an enrolment from an answer, unless a newer version is stored or the session has ended. */
  readonly accept: (enrolment: Enrolment) => void;
  /** Clears everything, then revokes the token. `isFollowing` if another tab has logged out. [SESS-06] */
  readonly logout: (options?: { readonly isFollowing?: boolean }) => Promise<void>;
  /**
   * Clears everything locally when the API has already ended the session, except the note that an agent was typing: it is
   * there when the call is opened again. [SESS-06, SESS-09]
   */
  readonly end: () => void;
}

const signedOut: Visitor = { loggedIn: false, enrolmentId: null, agentName: null, loading: false, error: null };

/** The session's stored values about a person, besides tokens and journey storage. */
const ownKeys = [
  'enrolmentSessionId',
  'pendingEnrolmentId',
  'requestedPath',
  'validationStatus',
  'cmsContent',
] as const;

export interface SessionDependencies {
  readonly storage: SafeStorage;
  readonly tokens: TokenStore;
  readonly tabs: Tabs;
  readonly send: Send;
}

export function createSession({ storage, tokens, tabs, send }: SessionDependencies): Session {
  const state = createStore<Visitor>(signedOut);
  const enrolment = createStore<Enrolment | null>(null);
  /** Counts sessions: an answer to an earlier one is discarded. */
  let sessions = 0;
  const patch = (part: Partial<Visitor>) => state.set({ ...state.get(), ...part });

  function accept(next: Enrolment): void {
    if (tokens.access() === null) return;
    const current = enrolment.get();
    // Answers may come out of order.
    if (current?.id === next.id && next.version < current.version) return;
    const storedId = storage.get('enrolmentSessionId');
    if (storedId !== null && storedId !== next.id) clearJourneyStorage(storage);
    storage.set('enrolmentSessionId', next.id);
    const loggedIn = next.status >= enrolmentStatus.detailsPopulated;
    if (loggedIn) {
      tokens.promote();
      storage.remove('pendingEnrolmentId');
    } else {
      storage.set('pendingEnrolmentId', next.id);
    }
    enrolment.set(next);
    const before = state.get();
    if (before.enrolmentId !== next.id || before.loggedIn !== loggedIn) patch({ loggedIn, enrolmentId: next.id });
  }

  /** Loads a pending enrolment by its id, and a user's own by the token. */
  function load(): Promise<Enrolment> {
    const pendingId = tokens.isUser() ? null : storage.get('pendingEnrolmentId');
    return pendingId === null
      ? send(ownEnrolmentCalls.mine, {})
      : send(ownEnrolmentCalls.byId, { params: { id: pendingId } });
  }

  async function refresh(): Promise<Enrolment> {
    const current = sessions;
    patch({ loading: true, error: null });
    try {
      const next = await load();
      if (current === sessions) {
        accept(next);
        patch({ loading: false });
      }
      return enrolment.get() ?? next;
    } catch (error) {
      if (current === sessions) patch({ loading: false, error: problemOf(error) });
      throw error;
    }
  }

  function end(): void {
    sessions += 1;
    tokens.clear();
    clearJourneyStorage(storage);
    for (const key of ownKeys) storage.remove(key);
    enrolment.set(null);
    state.set(signedOut);
  }

  return {
    state: readOnly(state),
    enrolment: readOnly(enrolment),
    accept,
    refresh,
    end,
    setAgent: (agentName) => patch({ agentName }),
    async begin(fresh) {
      sessions += 1;
      const current = sessions;
      tokens.clear();
      storage.remove('pendingEnrolmentId');
      tokens.keep(fresh);
      try {
        await refresh();
      } catch (failure) {
        // The previous visitor must not be shown with the new one's token.
        if (current === sessions) {
          enrolment.set(null);
          patch({ loggedIn: false, enrolmentId: null });
        }
        throw failure;
      }
    },
    async logout({ isFollowing = false } = {}) {
      const refreshToken = tokens.refresh();
      const { enrolmentId } = state.get();
      end();
      storage.remove('noteDraft');
      if (refreshToken === null) return;
      // A tab that was suspended follows late: it must not end a login to the move since then.
      tabs.loggedOut(refreshToken, isFollowing ? null : enrolmentId);
      // Locally the session has ended whatever the API answers.
      await send(sessionEndpoints.revoke, { body: { refresh_token: refreshToken } }).catch(() => undefined);
    },
  };
}
