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

/** The sources of the messages to the host. */
export interface FollowedPortal {
  readonly branding: Branding;
  readonly step: Readable<CurrentStep | null>;
  readonly events: Events;
  readonly hasFirstScreen: Readable<boolean>;
  readonly enrolment: Readable<Enrolment | null>;
}

/** Whether the enrolment was complete and confirmed when this document first loaded it: its host was notified then. */
function watchWasComplete(enrolment: Readable<Enrolment | null>): () => boolean {
  let id: string | null = null;
  let wasComplete = false;
  const checkEnrolment = () => {
    const current = enrolment.get();
    if (current === null || current.id === id) return;
    id = current.id;
    wasComplete = isSetUp(current) && current.confirmationPageLastViewed !== null;
  };
  enrolment.subscribe(checkEnrolment);
  checkEnrolment();
  return () => wasComplete;
}

/** Messages from the frame to its host. Fields are allow-listed, so no personal data leaks. */
export interface HostLink {
  /** Connects the private port and sends the messages held back. */
  readonly connect: (port: Pick<MessagePort, 'postMessage'>) => void;
  readonly height: (px: number, isPrompted: boolean) => void;
  /** Leaves the next page of an agent, in the admin portal, to the CRM. */
  readonly navigate: (url: string) => void;
  /** Reports each step, the first screen, and completed services. */
  readonly follow: (portal: FollowedPortal) => void;
}

export function createHostLink(): HostLink {
  let port: Pick<MessagePort, 'postMessage'> | null = null;
  const held: FrameMessage[] = [];
  const post = (message: FrameMessage) => void (port ? port.postMessage(message) : held.push(message));

  function follow({ branding, step, events, hasFirstScreen, enrolment }: FollowedPortal): void {
    const wasComplete = watchWasComplete(enrolment);
    const postStep = () => {
      const current = step.get();
      if (!current) return;
      const stages = stagesOf(branding);
      const index = stages.findIndex(({ id }) => id === current.stage) + 1;
      post({ type: 'step', journey: current.journey, step: current.id, index, of: stages.length });
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
      } else if (event.name === 'complete' && !wasComplete()) {
        post({ type: 'complete', ref: event.detail.ref });
      }
    });
  }

  return {
    connect(connected) {
      port = connected;
      for (const message of held.splice(0)) port.postMessage(message);
    },
    height: (px, isPrompted) => post({ type: 'height', px, isPrompted }),
    navigate: (url) => post({ type: 'navigate', url }),
    follow,
  };
}
