import {
  isSetUp,
  stagesOf,
  type Branding,
  type CurrentStep,
  type Enrolment,
  type FrameMessage,
  type Readable,
} from '@home-move/contract';
import type { Events } from '../runtime/events';

/** The portal that the host hears of, once it is open. */
export interface Followed {
  readonly branding: Branding;
  readonly step: Readable<CurrentStep | null>;
  readonly events: Events;
  readonly hasFirstScreen: Readable<boolean>;
  readonly enrolment: Readable<Enrolment | null>;
}

/** Whether the enrolment was over and shown to be when this document first saw it: its host was told then. */
function watchWasOver(enrolment: Readable<Enrolment | null>): () => boolean {
  let id: string | null = null;
  let wasOver = false;
  const look = () => {
    const seen = enrolment.get();
    if (seen === null || seen.id === id) return;
    id = seen.id;
    wasOver = isSetUp(seen) && seen.confirmationPageLastViewed !== null;
  };
  enrolment.subscribe(look);
  look();
  return () => wasOver;
}

/** What the frame tells its host. Messages are written field by field, so that nothing personal can ride along. */
export interface HostLink {
  /** The private port is there; what was held back goes out. */
  readonly connect: (port: Pick<MessagePort, 'postMessage'>) => void;
  readonly height: (px: number) => void;
  /** Tells each step, the first screen, and what was set up. */
  readonly follow: (portal: Followed) => void;
}

export function createHostLink(): HostLink {
  let port: Pick<MessagePort, 'postMessage'> | null = null;
  const held: FrameMessage[] = [];
  const say = (message: FrameMessage) => void (port ? port.postMessage(message) : held.push(message));

  function follow({ branding, step, events, hasFirstScreen, enrolment }: Followed): void {
    const wasOver = watchWasOver(enrolment);
    const sayStep = () => {
      const at = step.get();
      if (!at) return;
      const stages = stagesOf(branding);
      const index = stages.findIndex(({ id }) => id === at.stage) + 1;
      say({ type: 'step', journey: at.journey, step: at.id, index, of: stages.length });
    };
    step.subscribe(sayStep);
    sayStep();

    const sayReady = () => hasFirstScreen.get() && say({ type: 'ready' });
    hasFirstScreen.subscribe(sayReady);
    sayReady();

    events.listen((event) => {
      if (event.name === 'service') {
        const { service, outcome } = event.detail;
        say({ type: 'service', service, outcome });
      } else if (event.name === 'complete' && !wasOver()) {
        say({ type: 'complete', ref: event.detail.ref });
      }
    });
  }

  return {
    connect(connected) {
      port = connected;
      for (const message of held.splice(0)) port.postMessage(message);
    },
    height: (px) => say({ type: 'height', px }),
    follow,
  };
}
