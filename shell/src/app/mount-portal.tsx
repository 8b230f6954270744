import { createStore } from '@home-move/contract';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { Host } from '../embed/join-host';
import { followHeading } from '../navigation/follow-heading';
import { ShellBoundary } from '../pages/shell-boundary';
import { reportAs } from '../runtime/telemetry';
import { composePortal } from './composition';
import { Portal, type FetchedPage } from './portal';
import { createPortalJourneys, type PortalJourneysInputs } from './portal-journeys';

export interface MountPortalInputs extends PortalJourneysInputs {
  readonly root: Root;
  readonly rootElement: HTMLElement;
  readonly first: FetchedPage | null;
  /** The page around a partner's frame; null elsewhere. */
  readonly host: Promise<Host | null>;
}

/** Composes the portal, once brand and session are known, and draws the page of the current address. */
export function mountPortal(inputs: MountPortalInputs): void {
  const { started, registry, rootElement, agentWorkspace } = inputs;
  const { context, branding, settings } = started;
  const { hostBrands = [] } = settings.config;
  const { enrolment } = inputs.services.session;
  const composition = composePortal(inputs);
  const { shell, telemetry, events, newRuntime } = composition;
  const { navigation } = shell;
  const { path, step } = navigation;

  const outlet = document.createElement('div');
  const hasFirstScreen = createStore(false);
  const onShown = () => {
    hasFirstScreen.set(true);
    journeys.loadRest();
  };
  const journeys = createPortalJourneys(inputs, composition, outlet, onShown);

  // A partner's frame is as high as its page, so only its host scrolls.
  if (context !== 'embedded') path.subscribe(() => window.scrollTo(0, 0));
  void followHost();
  async function followHost() {
    const host = await inputs.host;
    host?.follow({ branding, step, events, hasFirstScreen, hostBrands, enrolment });
    if (context === 'embedded') host?.followMover(shell, inputs.services.lazy);
  }

  // Synchronously, because journeys need their outlet in the document.
  flushSync(() =>
    inputs.root.render(
      <ShellBoundary>
        <Portal
          shell={shell}
          runtime={newRuntime(reportAs('shell', telemetry))}
          enrolment={enrolment}
          registry={registry}
          outlet={outlet}
          first={inputs.first}
          hasFirstScreen={hasFirstScreen}
          onShown={onShown}
        />
      </ShellBoundary>,
    ),
  );
  followHeading(outlet.closest('main') ?? rootElement, path);
  journeys.start();
  agentWorkspace?.openPanel(journeys.createJourneysIn);
}
