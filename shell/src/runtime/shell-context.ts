import type { Branding, Flags, Readable, RuntimeContext, SessionState } from '@home-move/contract';
import { createContext, useContext, type ReactNode } from 'react';
import type { Consent } from './consent';
import type { Navigation } from '../navigation/navigation';
import type { LastStep } from '../session/last-step';
import type { SafeStorage } from '../session/safe-storage';
import type { Send } from '../session/send';
import type { FeedbackStore } from './feedback';

/** The agent's additions to the page. */
export interface AgentViews {
  /** To the side panel: a step may have many controls before it. */
  readonly skipLink: ReactNode;
  /** In the header, instead of the mover's links. [CHROME-11] */
  readonly headerContent: ReactNode;
  /** Replaces the header in a CRM's frame. */
  readonly panelBar: ReactNode;
  /** Puts the side panel next to the step. [TEL-06] */
  readonly wrapStep: (step: ReactNode) => ReactNode;
}

/** The services of the shell's own pages and layout. */
export interface Shell {
  readonly context: RuntimeContext;
  readonly branding: Branding;
  readonly navigation: Navigation;
  readonly lastStep: LastStep;
  readonly session: Readable<SessionState>;
  readonly flags: Readable<Flags>;
  readonly feedback: FeedbackStore;
  readonly send: Send;
  /** The tab's storage. It also holds tokens, which pages must not touch. */
  readonly storage: SafeStorage;
  /** Await this before requesting a one-time code: the code is valid only in the session that requested it. */
  readonly extendSession: () => Promise<void>;
  /** Null if nothing is measured, so that no consent is needed. */
  readonly consent: Consent | null;
  readonly logout: () => Promise<void>;
  /** Null for movers. */
  readonly agentViews: AgentViews | null;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('No ShellContext');
  return shell;
}
