import { startHandshake } from './handshake';
import { reportHeight } from './height-report';
import { createHostLink, type HostLink } from './host-link';

/** The frame's connection to its host page, from the first moment on. */
export interface Host extends Pick<HostLink, 'follow'> {
  /** Reports the frame's height from now on; called once something is drawn, if only a failure. */
  readonly watchHeight: () => void;
}

/**
 * Greets the host before the portal starts: the loader takes a silent frame for a blocked one and hides it, and the frame
 * may have a failure to show. Hosted pages never fetch this chunk.
 */
export function joinHost(rootElement: Element, hostOrigins: readonly string[]): Host {
  const link = createHostLink();
  let isWatched = false;
  startHandshake(window, hostOrigins, link.connect);
  return {
    follow: link.follow,
    watchHeight() {
      if (!isWatched) reportHeight(rootElement, link.height);
      isWatched = true;
    },
  };
}
