import type { Boot } from '@home-move/contract';
import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { JourneysDependencies } from '../journeys/create-journeys';
import type { Services } from '../services';
import type { PageAddress } from '../session/reload-once';
import { AgentHeader, AgentBar } from './agent-header';
import { DeskFloor } from './desk-floor';
import { createEntrance } from './entrance';
import { createOutside } from './outside';
import { openSidePanel } from './side-panel';

/** What agents have around the mover's journey. */
export interface Desk {
  /** Starts the session; in place of a mover's start. */
  readonly enter: () => Promise<void>;
  /** The session is over, by the agent or by the API: out of the portal. [SESS-10, NEXT-06] */
  readonly leave: (loggingOut?: Promise<void>) => void;
  /** In place of the header. [CHROME-11] */
  readonly Top: ComponentType;
  /** The step, and the side panel beside it. [TEL-06] */
  readonly Floor: ComponentType<{ readonly children: ReactNode }>;
  /** Mounts the side panel's remote. [TEL-05] */
  readonly openPanel: (parts: PanelParts) => void;
}

/** What the side panel shares with the journeys. */
export type PanelParts = Omit<JourneysDependencies, 'names' | 'outlet' | 'views' | 'onMounted'>;

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
    Top: boot.context === 'hosted' ? AgentHeader : AgentBar,
    Floor: ({ children }) => <DeskFloor outlet={outlet}>{children}</DeskFloor>,
    openPanel(parts) {
      if (!hasLeft) closePanel = openSidePanel(parts, outlet);
    },
  };
}
