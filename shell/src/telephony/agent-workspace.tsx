import { createStore, type Boot, type Branding, type CrmCall, type RuntimeContract } from '@home-move/contract';
import type { Root } from 'react-dom/client';
import type { Host } from '../embed/join-host';
import type { CreateJourneysIn } from '../journeys/create-journeys';
import type { AgentViews } from '../runtime/shell-context';
import { lockSheets } from '../runtime/sheet-lock';
import type { PageAddress } from '../session/reload-once';
import type { LazyServices } from '../session/session-services';
import { createAgentExit } from './agent-exit';
import { Agent, AgentBar } from './agent-header';
import { AgentLayout, PanelSkipLink } from './agent-layout';
import { createAgentLogin } from './agent-login';
import { openingOf, type OpenedBy } from './call-opening';
import { createCallUpdates } from './call-updates';
import { shareUpdates } from './shared-updates';
import { openSidePanel } from './side-panel';
import { createUnsavedGuard } from './unsaved-guard';

/** The agent's side of the portal around the mover's journey. */
export interface AgentWorkspace extends AgentViews {
  /** What remotes may do with the call. */
  readonly call: NonNullable<RuntimeContract['call']>;
  /** Starts the session as the address opens it, or else with `resume`; resolves with the branding of the customer's brand. */
  readonly logIn: (resume: () => Promise<void>) => Promise<Branding>;
  /** Logs the agent out as the header's button does: with unsaved notes only after a question. */
  readonly requestLogOut: () => Promise<void>;
  /** Leaves the portal after the agent logged out or the API ended the session. [SESS-10, NEXT-06] */
  readonly leave: (loggingOut?: Promise<void>) => void;
  /** Mounts the side panel's remote. [TEL-05] */
  readonly openPanel: (createJourneysIn: CreateJourneysIn) => void;
}

export interface AgentWorkspaceDependencies {
  readonly services: LazyServices;
  readonly boot: Boot;
  readonly openedBy: OpenedBy;
  /** The page around the frame; null elsewhere. */
  readonly host: Promise<Pick<Host, 'navigate' | 'origin' | 'setReference' | 'setUnsaved' | 'onSwitch'> | null>;
  readonly root: Root;
  readonly page: Pick<PageAddress, 'replace'>;
}

/** Loaded as a chunk that movers never fetch. */
export function createAgentWorkspace({
  services,
  boot,
  openedBy,
  host,
  root,
  page,
}: AgentWorkspaceDependencies): AgentWorkspace {
  // For movers, the inline script of the document does this.
  lockSheets(document);
  let crm: CrmCall | null = null;
  const keepCrm = (given: CrmCall | null) => {
    crm = given;
    void host.then((connected) => connected?.setReference(given?.reference ?? null));
  };
  const exit = createAgentExit({ root, boot, page, host, crm: () => crm });
  const outlet = document.createElement('div');
  const logOutRequests = createStore(0);
  const guard = createUnsavedGuard({
    storage: services.storage,
    agentName: () => services.session.state.get().agentName ?? '',
    host,
    page: window,
  });
  let closePanel: () => void = () => undefined;
  let hasLeft = false;
  /** Unmounts the panel; false when the agent has left already. */
  const close = () => {
    if (hasLeft) return false;
    hasLeft = true;
    guard.stop();
    closePanel();
    return true;
  };
  return {
    logIn: createAgentLogin(services, openingOf(openedBy, host), exit, keepCrm),
    leave(loggingOut) {
      if (close()) exit.leave(loggingOut ? 'loggedOut' : 'ended', { ...(loggingOut && { after: loggingOut }) });
    },
    requestLogOut() {
      logOutRequests.set(logOutRequests.get() + 1);
      return Promise.resolve();
    },
    call: {
      end({ message, id }) {
        if (!close()) return;
        services.session.end();
        exit.leave('gone', { message, recordId: id });
      },
      follow: shareUpdates(createCallUpdates(services)),
    },
    skipLink: <PanelSkipLink />,
    headerContent: <Agent logOutRequests={logOutRequests} switches={guard.switches} />,
    panelBar: <AgentBar logOutRequests={logOutRequests} switches={guard.switches} />,
    wrapStep: (step) => <AgentLayout outlet={outlet}>{step}</AgentLayout>,
    openPanel(createJourneysIn) {
      if (!hasLeft) closePanel = openSidePanel(createJourneysIn, outlet);
    },
  };
}
