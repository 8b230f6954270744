import {
  createStore,
  isSetUp,
  readOnly,
  stagesOf,
  type Branding,
  type CurrentStep,
  type EmbedColour,
  type Enrolment,
  type FrameMessage,
  type HostMessage,
  type PrefillOutcome,
  type Readable,
} from '@home-move/contract';
import type { EventListener, Events } from '../runtime/events';

/** The sources of the messages to the host. */
export interface FollowedPortal {
  readonly branding: Branding;
  readonly step: Readable<CurrentStep | null>;
  readonly events: Events;
  readonly hasFirstScreen: Readable<boolean>;
  /** Routes of the brands that list the host, if it named none. */
  readonly hostBrands: readonly string[];
  readonly enrolment: Readable<Enrolment | null>;
}

/** The consent in a message; false for everything but true and null. */
function consentIn(message: object): boolean | null {
  const analytics: unknown = Reflect.get(message, 'analytics');
  return analytics === null ? null : analytics === true;
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

/** The result of the host's theme tokens. */
export type ThemeReport = Omit<Extract<FrameMessage, { readonly type: 'theme' }>, 'type'>;

/** Messages from the frame to its host. Fields are allow-listed, so no personal data leaks. */
export interface HostLink {
  /** Connects the private port and sends the messages held back. */
  readonly connect: (port: Pick<MessagePort, 'postMessage'>) => void;
  readonly height: (px: number, isPrompted: boolean) => void;
  /** Sets the CRM's own reference of an agent's call, which the messages about the call carry. */
  readonly setReference: (reference: string | null) => void;
  /** Reports whether the mover or the agent has something unsaved that is lost with this document. */
  readonly setUnsaved: (isUnsaved: boolean) => void;
  /** Calls the listener when the host wants to show another call; replaces an earlier listener. */
  readonly onSwitch: (listener: () => void) => void;
  /** Calls the listener with each code of the partner's server; at once with a code that has already arrived. */
  readonly onPrefill: (listener: (code: string) => void) => void;
  /** Reports whether a code was used or refused. */
  readonly endPrefill: (outcome: PrefillOutcome) => void;
  /** The theme tokens that the host has sent, unchecked; null before the first ones. */
  readonly themeTokens: Readable<unknown>;
  /** Reports the result of the host's theme tokens. */
  readonly reportTheme: (report: ThemeReport) => void;
  /** The latest report of `reportTheme`; null before the first one. */
  readonly theme: Readable<ThemeReport | null>;
  /** Whether the host has the visitor's consent to analytics; null if it passes none on. */
  readonly consent: Readable<boolean | null>;
  /** Handles a message of the host; unknown ones are ignored. */
  readonly receive: (message: unknown) => void;
  /** Leaves the next page of an agent to the CRM. */
  readonly navigate: (url: string) => void;
  /** Reports the brand's name and the colours of its look. */
  readonly look: (name: string, colours: Readonly<Partial<Record<EmbedColour, string>>>) => void;
  /** Reports that a mover's session has begun or ended. */
  readonly auth: (isLoggedIn: boolean) => void;
  /** Closes the dialog around the frame, if there is one. */
  readonly close: () => void;
  /** Reports each step, the first screen, completed services, and what agents do. */
  readonly follow: (portal: FollowedPortal) => void;
}

export function createHostLink(): HostLink {
  let port: Pick<MessagePort, 'postMessage'> | null = null;
  let reference: string | null = null;
  let wantsSwitch: () => void = () => undefined;
  let heldCode: string | null = null;
  let passCode: (code: string) => void = (code) => void (heldCode = code);
  const themeTokens = createStore<unknown>(null);
  const theme = createStore<ThemeReport | null>(null);
  const consent = createStore<boolean | null>(null);
  const held: FrameMessage[] = [];
  const post = (message: FrameMessage) => void (port ? port.postMessage(message) : held.push(message));

  function messageOf({ name, detail }: Parameters<EventListener>[0]): FrameMessage | null {
    switch (name) {
      case 'service':
        return { type: name, service: detail.service, outcome: detail.outcome };
      case 'complete':
        return { type: name, ref: detail.ref };
      case 'link':
        return { type: name, reference, journey: detail.journey };
      case 'note':
      case 'finished':
      case 'forgotten':
        return { type: name, reference };
      case 'track':
        break;
    }
    return null;
  }

  function follow({ branding, step, events, hasFirstScreen, hostBrands, enrolment }: FollowedPortal): void {
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

    const postReady = () =>
      hasFirstScreen.get() && post({ type: 'ready', ...(hostBrands.length > 1 && { hostBrands }) });
    hasFirstScreen.subscribe(postReady);
    postReady();

    events.listen((event) => {
      const message = messageOf(event);
      if (message !== null && (message.type !== 'complete' || !wasComplete())) post(message);
    });
  }

  return {
    connect(connected) {
      port = connected;
      for (const message of held.splice(0)) port.postMessage(message);
    },
    height: (px, isPrompted) => post({ type: 'height', px, isPrompted }),
    setReference: (given) => void (reference = given),
    setUnsaved: (isUnsaved) => post({ type: 'unsaved', isUnsaved }),
    onSwitch: (listener) => void (wantsSwitch = listener),
    onPrefill(listener) {
      passCode = listener;
      const code = heldCode;
      heldCode = null;
      if (code !== null) listener(code);
    },
    endPrefill: (outcome) => post({ type: 'prefill', outcome }),
    themeTokens: readOnly(themeTokens),
    reportTheme({ hasSurface, notice }) {
      theme.set({ hasSurface, notice });
      post({ type: 'theme', hasSurface, notice });
    },
    theme: readOnly(theme),
    consent: readOnly(consent),
    receive(message) {
      if (typeof message !== 'object' || message === null) return;
      const type: unknown = Reflect.get(message, 'type');
      const code: unknown = Reflect.get(message, 'code');
      if (type === ('switch' satisfies HostMessage['type'])) wantsSwitch();
      if (type === ('prefill' satisfies HostMessage['type']) && typeof code === 'string') passCode(code);
      if (type === ('theme' satisfies HostMessage['type'])) themeTokens.set(Reflect.get(message, 'tokens') as unknown);
      if (type === ('consent' satisfies HostMessage['type'])) consent.set(consentIn(message));
    },
    navigate: (url) => post({ type: 'navigate', reference, url }),
    look: (name, colours) => post({ type: 'look', name, colours }),
    auth: (isLoggedIn) => post({ type: 'auth', isLoggedIn }),
    close: () => post({ type: 'close' }),
    follow,
  };
}
