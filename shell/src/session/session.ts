import {
  enrolmentStatus,
  ownEnrolmentEndpoints,
  problemOf,
  sessionEndpoints,
  type Enrolment,
  type Readable,
  type SessionState,
  type Tokens,
} from '@home-move/contract';
import { createStore, readOnly } from '../store/store';
import { clearJourneys } from './journey-storage';
import type { SafeStorage } from './safe-storage';
import type { Send } from './send';
import type { Tabs } from './tabs';
import type { TokenStore } from './token-store';

/** What is known of the visitor; the rest of the session is the portal's. */
export type Visitor = Pick<SessionState, 'loggedIn' | 'enrolmentId' | 'agentName' | 'loading' | 'error'>;

/** Who the visitor is, and the enrolment that the token reaches. */
export interface Session {
  readonly state: Readable<Visitor>;
  readonly enrolment: Readable<Enrolment | null>;
  /** Keeps new tokens and loads their enrolment. [SESS-05] */
  readonly begin: (tokens: Tokens) => Promise<void>;
  /** An agent is acting for the mover, until the session ends. [TEL-04] */
  readonly setAgent: (name: string) => void;
  /** Loads the enrolment anew. */
  readonly refresh: () => Promise<Enrolment>;
  /** Takes an enrolment that a call answered, unless a newer version of it is here, or its session is over. */
  readonly accept: (enrolment: Enrolment) => void;
  /** Tells the server, then forgets everything. [SESS-06] */
  readonly logout: () => Promise<void>;
  /** Forgets everything here, because the server already has. [SESS-06, SESS-09] */
  readonly end: () => void;
}

const signedOut: Visitor = { loggedIn: false, enrolmentId: null, agentName: null, loading: false, error: null };

/** What the session keeps of a person, beside tokens and what journeys keep. */
const ownKeys = ['enrolmentSessionId', 'pendingEnrolmentId', 'validationStatus', 'cmsContent'] as const;

export interface SessionDependencies {
  readonly storage: SafeStorage;
  readonly tokens: TokenStore;
  readonly tabs: Tabs;
  readonly send: Send;
}

export function createSession({ storage, tokens, tabs, send }: SessionDependencies): Session {
  const state = createStore<Visitor>(signedOut);
  const enrolment = createStore<Enrolment | null>(null);
  /** Counts sessions: an answer to one that is over is nobody's. */
  let sessions = 0;
  const patch = (part: Partial<Visitor>) => state.set({ ...state.get(), ...part });

  function accept(next: Enrolment): void {
    if (tokens.access() === null) return;
    const present = enrolment.get();
    // Answers may come out of order.
    if (present?.id === next.id && next.version < present.version) return;
    const kept = storage.get('enrolmentSessionId');
    if (kept !== null && kept !== next.id) clearJourneys(storage);
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

  /** By the user's token; by its id before there is one. */
  function load(): Promise<Enrolment> {
    const pendingId = tokens.isUser() ? null : storage.get('pendingEnrolmentId');
    return pendingId === null
      ? send(ownEnrolmentEndpoints.mine, {})
      : send(ownEnrolmentEndpoints.byId, { params: { id: pendingId } });
  }

  async function refresh(): Promise<Enrolment> {
    const mine = sessions;
    patch({ loading: true, error: null });
    try {
      const next = await load();
      if (mine === sessions) {
        accept(next);
        patch({ loading: false });
      }
      return enrolment.get() ?? next;
    } catch (error) {
      if (mine === sessions) patch({ loading: false, error: problemOf(error) });
      throw error;
    }
  }

  function end(): void {
    sessions += 1;
    tokens.clear();
    clearJourneys(storage);
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
      const mine = sessions;
      tokens.clear();
      storage.remove('pendingEnrolmentId');
      tokens.keep(fresh);
      try {
        await refresh();
      } catch (failure) {
        // Whoever was here before is not shown beside the new one's token.
        if (mine === sessions) {
          enrolment.set(null);
          patch({ loggedIn: false, enrolmentId: null });
        }
        throw failure;
      }
    },
    async logout() {
      const refreshToken = tokens.refresh();
      end();
      if (refreshToken === null) return;
      tabs.loggedOut(refreshToken);
      // The session is over on this side whatever the server says.
      await send(sessionEndpoints.revoke, { body: { refresh_token: refreshToken } }).catch(() => undefined);
    },
  };
}
