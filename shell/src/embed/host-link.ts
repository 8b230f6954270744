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
export interface FollowedPortal {
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
  const checkEnrolment = () => {
    const seen = enrolment.get();
    if (seen === null || seen.id === id) return;
    id = seen.id;
    wasOver = isSetUp(seen) && seen.confirmationPageLastViewed !== null;
  };
  enrolment.subscribe(checkEnrolment);
  checkEnrolment();
  return () => wasOver;
}

/** What the frame tells its host. Messages are written field by field, so that nothing personal can ride along. */
export interface HostLink {
  /** The private port is there; what was held back goes out. */
  readonly connect: (port: Pick<MessagePort, 'postMessage'>) => void;
  readonly height: (px: number) => void;
  /** Tells each step, the first screen, and what was set up. */
  readonly follow: (portal: FollowedPortal) => void;
}

export function createHostLink(): HostLink {
  let port: Pick<MessagePort, 'postMessage'> | null = null;
  const held: FrameMessage[] = [];
  const post = (message: FrameMessage) => void (port ? port.postMessage(message) : held.push(message));

  function follow({ branding, step, events, hasFirstScreen, enrolment }: FollowedPortal): void {
    const wasOver = watchWasOver(enrolment);
    const postStep = () => {
      const at = step.get();
      if (!at) return;
      const stages = stagesOf(branding);
      const index = stages.findIndex(({ id }) => id === at.stage) + 1;
      post({ type: 'step', journey: at.journey, step: at.id, index, of: stages.length });
    };
    step.subscribe(postStep);
    postStep();

    const postReady = () => hasFirstScreen.get() && post({ type: 'ready' });
    hasFirstScreen.subscribe(postReady);
    postReady();

    events.listen((event) => {
      if (event.name === 'service') {
        const { service, outcome } = event.detail;
        post({ type: 'service', service, outcome });
      } else if (event.name === 'complete' && !wasOver()) {
        post({ type: 'complete', ref: event.detail.ref });
      }
    });
  }

  return {
    connect(connected) {
      port = connected;
      for (const message of held.splice(0)) port.postMessage(message);
    },
    height: (px) => post({ type: 'height', px }),
    follow,
  };
}
