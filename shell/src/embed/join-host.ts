import type { Branding, CurrentStep, Readable } from '@home-move/contract';
import type { Events } from '../runtime/events';
import { shakeHands } from './handshake';
import { createHostLink } from './host-link';
import { watchHeight } from './watch-height';

export interface JoinHostOptions {
  readonly branding: Branding;
  readonly step: Readable<CurrentStep | null>;
  readonly events: Events;
  readonly hasFirstScreen: Readable<boolean>;
  readonly rootElement: Element;
  readonly hostOrigins: readonly string[];
}

/** All that the frame does for its host; a chunk that hosted pages never fetch. */
export function joinHost({ branding, step, events, hasFirstScreen, rootElement, hostOrigins }: JoinHostOptions): void {
  const link = createHostLink(branding, step, events);
  const sayReady = () => hasFirstScreen.get() && link.ready();
  hasFirstScreen.subscribe(sayReady);
  sayReady();
  watchHeight(rootElement, link.height);
  shakeHands(window, hostOrigins, link.connect);
}
