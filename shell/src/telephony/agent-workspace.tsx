import type { Boot } from '@home-move/contract';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { Journeys, JourneyPlacement } from '../journeys/create-journeys';
import type { SessionServices } from '../session/session-services';
import type { PageAddress } from '../session/reload-once';
import { Agent, AgentBar } from './agent-header';
import { AgentLayout } from './agent-layout';
import { createAgentLogin } from './agent-login';
import { createAgentExit } from './agent-exit';
import { openSidePanel } from './side-panel';

/** Makes journeys on a place; what they need else is the shell's. */
export type CreateJourneysIn = (place: JourneyPlacement) => Journeys;

/** What agents have around the mover's journey. */
export interface AgentWorkspace {
  /** Starts the session: by the agent's token, or as `resume` does for movers. */
  readonly logIn: (resume: () => Promise<void>) => Promise<void>;
  /** The session is over, by the agent or by the API: out of the portal. [SESS-10, NEXT-06] */
  readonly leave: (loggingOut?: Promise<void>) => void;
  /** In the header, in place of the mover's links. [CHROME-11] */
  readonly headerContent: ReactNode;
  /** In a frame, where there is no header. */
  readonly panelBar: ReactNode;
  /** The step, and the side panel beside it. [TEL-06] */
  readonly wrapStep: (step: ReactNode) => ReactNode;
  /** Mounts the side panel's remote. [TEL-05] */
  readonly openPanel: (createJourneysIn: CreateJourneysIn) => void;
}

export interface AgentWorkspaceDependencies {
  readonly services: SessionServices;
  readonly boot: Boot;
  readonly telephonyToken: string | null;
  readonly root: Root;
  readonly page: Pick<PageAddress, 'replace'>;
}

/** The agent's side of the portal: one chunk, which movers never fetch. */
export function createAgentWorkspace({
  services,
  boot,
  telephonyToken,
  root,
  page,
}: AgentWorkspaceDependencies): AgentWorkspace {
  const exit = createAgentExit({ root, boot, page });
  const outlet = document.createElement('div');
  let closePanel: () => void = () => undefined;
  let hasLeft = false;
  return {
    logIn: createAgentLogin(services, telephonyToken, exit),
    leave(loggingOut) {
      if (hasLeft) return;
      hasLeft = true;
      closePanel();
      exit.leave(loggingOut ? 'loggedOut' : 'ended', loggingOut);
    },
    headerContent: <Agent />,
    panelBar: <AgentBar />,
    wrapStep: (step) => <AgentLayout outlet={outlet}>{step}</AgentLayout>,
    openPanel(journeysAt) {
      if (!hasLeft) closePanel = openSidePanel(journeysAt, outlet);
    },
  };
}
