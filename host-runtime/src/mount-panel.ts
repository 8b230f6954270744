import type { RuntimeEvents } from '@home-move/contract';
import { createCallRuntime, type RuntimePage } from './call-runtime';
import { createCallSession, type CallSession } from './call-session';
import type { MountedPanel, PanelOptions } from './host-runtime';
import type { loadPanel, PanelLifecycles } from './load-panel';
import { openCall, type OpenedCall } from './open-call';
import { PanelError } from './panel-error';
import { createPanelView, type PanelView } from './panel-view';
import { panelTexts } from './panel.texts';

export interface PanelServices {
  readonly fetcher: typeof fetch;
  readonly loadPanel: typeof loadPanel;
}

/** The events of the panel that the page gets. Others are for analytics. */
const reportedEvents: readonly (keyof RuntimeEvents)[] = ['note', 'link', 'finished', 'forgotten'];

function logError(error: unknown, phase: string): void {
  // oxlint-disable-next-line no-console -- the page has given no function for its errors
  console.error(`Home Move, ${phase}`, error);
}

/** `mountPanel` with its connections to the network. */
export async function mountPanelWith(services: PanelServices, options: PanelOptions): Promise<MountedPanel> {
  const { fetcher } = services;
  const { api, launchCode, element } = options;
  const view = createPanelView(element);
  let panel: ShownPanel | null = null;
  const session = createCallSession({ api, fetcher, onEnded: () => panel?.leave(panelTexts.ended) });
  try {
    const call = await openCall({ api, fetcher, launchCode, session });
    const look = { tokens: new URL('/v1/tokens.css', call.panel.entry).href, theme: call.brand.theme };
    const [lifecycles] = await Promise.all([services.loadPanel(call.panel), view.applyLook(look)]);
    panel = createShownPanel({ options, call, lifecycles, session, view });
    await panel.start();
    return { unmount: panel.unmount };
  } catch (cause) {
    view.remove();
    void session.end();
    throw cause instanceof PanelError ? cause : new PanelError('panel-failed', { cause });
  }
}

interface ShownPanel {
  readonly start: () => Promise<void>;
  /** Replaces the panel by a message, and reports where the agent continues. */
  readonly leave: (message: string) => void;
  readonly unmount: () => Promise<void>;
}

interface ShownPanelOptions {
  readonly options: PanelOptions;
  readonly call: OpenedCall;
  readonly lifecycles: PanelLifecycles;
  readonly session: CallSession;
  readonly view: PanelView;
}

function createShownPanel({ options, call, lifecycles, session, view }: ShownPanelOptions): ShownPanel {
  const { element, onError = logError } = options;
  const { reference, returnUrl } = call.crm;
  let isOver = false;

  const dispatch = (name: string, detail: object) =>
    element.dispatchEvent(new CustomEvent(`homemove:${name}`, { bubbles: true, detail: { reference, ...detail } }));

  async function end(): Promise<void> {
    isOver = true;
    await lifecycles.unmount(props);
  }

  function leave(message: string): void {
    if (isOver) return;
    end()
      .catch((error: unknown) => onError(error, 'unmount'))
      .finally(() => view.showEnd(message, returnUrl));
    dispatch('navigate', { url: returnUrl });
  }

  const page: RuntimePage = {
    navigate: (path) => view.notify(panelTexts.continuesAt(path)),
    showFeedback: (feedback) => view.notify(feedback?.content ?? ''),
    report: (error, { phase }) => onError(error, phase),
    emit(name, detail) {
      if (reportedEvents.includes(name)) dispatch(name, detail);
    },
    async logOut() {
      // First: the page may leave as soon as it gets the event.
      await session.end();
      leave(panelTexts.loggedOut);
    },
    endCall({ message }) {
      // The API has ended every session of a forgotten customer.
      session.forget();
      leave(message);
    },
  };
  const { agentName, enrolment, brand, flags } = call;
  const runtime = createCallRuntime({
    facts: {
      agentName,
      enrolment,
      namedSupplier: enrolment.namedSupplier,
      brand,
      flags,
      portal: 'telephony',
      context: 'panel',
    },
    session,
    page,
  });
  const props = { name: 'home-move', domElement: view.content, runtime };

  return {
    async start() {
      await lifecycles.bootstrap(props);
      await lifecycles.mount(props);
    },
    leave,
    async unmount() {
      if (!isOver) await end();
      view.remove();
      await session.end();
    },
  };
}
