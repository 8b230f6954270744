import { startHandshake } from './handshake';
import { createHostLink, type HostLink } from './host-link';
import { observeHeight } from './watch-height';

/** What the frame does for its host from its first moment on. */
export interface Host extends Pick<HostLink, 'follow'> {
  /** Something is drawn, if only a failure: from now on the host hears how high it is. */
  readonly watchHeight: () => void;
}

/**
 * Greets the host before anything else is known: a frame that stays silent is taken for a refused one and hidden, and it
 * may have a failure to show. A chunk that hosted pages never fetch.
 */
export function joinHost(rootElement: Element, hostOrigins: readonly string[]): Host {
  const link = createHostLink();
  let isWatched = false;
  startHandshake(window, hostOrigins, link.connect);
  return {
    follow: link.follow,
    watchHeight() {
      if (!isWatched) observeHeight(rootElement, link.height);
      isWatched = true;
    },
  };
}
