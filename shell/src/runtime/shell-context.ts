import type { Branding, Flags, Readable, RuntimeContext, SessionState } from '@home-move/contract';
import { createContext, useContext } from 'react';
import type { Consent } from '../consent/consent';
import type { Navigation } from '../navigation/navigation';
import type { FeedbackStore } from './feedback';
import type { SafeStorage } from '../session/safe-storage';
import type { Send } from '../session/send';
import type { AgentWorkspace } from '../telephony/agent-workspace';

/** What the shell's own pages and frame of the page work with. */
export interface Shell {
  readonly context: RuntimeContext;
  readonly branding: Branding;
  readonly navigation: Navigation;
  readonly session: Readable<SessionState>;
  readonly flags: Readable<Flags>;
  readonly feedback: FeedbackStore;
  readonly send: Send;
  /** What the tab keeps, as text; with tokens in it, which pages leave alone. */
  readonly storage: SafeStorage;
  /** To be waited for before a one-time code is asked for: a code is of use in the session that asked for it alone. */
  readonly extendSession: () => Promise<void>;
  /** Null where nothing is measured, so that there is nothing to agree to. */
  readonly consent: Consent | null;
  /** False when the browser keeps nothing for us: everything lives in this page alone. */
  readonly isStoragePersistent: boolean;
  readonly logout: () => Promise<void>;
  /** What agents have around the journey; null for movers. */
  readonly agentViews: AgentWorkspace | null;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell is called outside the shell');
  return shell;
}
