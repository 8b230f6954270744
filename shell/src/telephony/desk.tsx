import type { Boot } from '@home-move/contract';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { Journeys, JourneysPlace } from '../journeys/create-journeys';
import type { Services } from '../services';
import type { PageAddress } from '../session/reload-once';
import { Agent, AgentBar } from './agent';
import { DeskFloor } from './desk-floor';
import { createEntrance } from './entrance';
import { createOutside } from './outside';
import { openSidePanel } from './side-panel';

/** Makes journeys on a place; what they need else is the shell's. */
export type JourneysAt = (place: JourneysPlace) => Journeys;

/** What agents have around the mover's journey. */
export interface Desk {
  /** Starts the session: by the agent's token, or as `resume` does for movers. */
  readonly enter: (resume: () => Promise<void>) => Promise<void>;
  /** The session is over, by the agent or by the API: out of the portal. [SESS-10, NEXT-06] */
  readonly leave: (loggingOut?: Promise<void>) => void;
  /** In the header, in place of the mover's links. [CHROME-11] */
  readonly agent: ReactNode;
  /** In a frame, where there is no header. */
  readonly bar: ReactNode;
  /** The step, and the side panel beside it. [TEL-06] */
  readonly around: (step: ReactNode) => ReactNode;
  /** Mounts the side panel's remote. [TEL-05] */
  readonly openPanel: (journeysAt: JourneysAt) => void;
}

export interface DeskParts {
  readonly services: Services;
  readonly boot: Boot;
  readonly telephonyToken: string | null;
  readonly root: Root;
  readonly page: Pick<PageAddress, 'replace'>;
}

/** The agent's side of the portal: one chunk, which movers never fetch. */
export function createDesk({ services, boot, telephonyToken, root, page }: DeskParts): Desk {
  const outside = createOutside({ root, boot, page });
  const outlet = document.createElement('div');
  let closePanel: () => void = () => undefined;
  let hasLeft = false;
  return {
    enter: createEntrance(services, telephonyToken, outside),
    leave(loggingOut) {
      if (hasLeft) return;
      hasLeft = true;
      closePanel();
      outside.leave(loggingOut ? 'loggedOut' : 'ended', loggingOut);
    },
    agent: <Agent />,
    bar: <AgentBar />,
    around: (step) => <DeskFloor outlet={outlet}>{step}</DeskFloor>,
    openPanel(journeysAt) {
      if (!hasLeft) closePanel = openSidePanel(journeysAt, outlet);
    },
  };
}
