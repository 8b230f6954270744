import type { RuntimeContext } from '@home-move/contract';
import { isFramed, startHandshake, statedOrigin } from './handshake';
import { reportHeight } from './height-report';
import { createHostLink, type HostLink } from './host-link';
import { followMover, type FollowedMover } from './mover-frame';

/** After that a host counts as silent: agents should not wait for a page without a loader. */
const silentAfterMs = 10_000;

/** The frame's connection to its host page, from the first moment on. */
export interface Host extends Pick<HostLink, 'follow' | 'setReference' | 'setUnsaved' | 'onSwitch' | 'navigate'> {
  /**
   * The origin of the page around the frame, as the browser states it; null outside a frame, and where neither the browser
   * nor the handshake names one that may show the document.
   */
  readonly origin: Promise<string | null>;
  /** Reports the frame's height from now on, except in a panel, which fills its place; called once something is drawn, if only a failure. */
  readonly watchHeight: () => void;
  /** Reports a mover's look, session and unsaved input; not for a panel. */
  readonly followMover: (mover: FollowedMover) => void;
}

/**
 * Greets the host before the portal starts: the loader takes a silent frame for a blocked one and hides it, and the frame
 * may have a failure to show. Hosted pages never fetch this chunk.
 */
export function joinHost(rootElement: Element, hostOrigins: readonly string[], context: RuntimeContext): Host {
  const link = createHostLink();
  let isWatched = context === 'panel';
  const origin = new Promise<string | null>((resolve) => {
    startHandshake(window, hostOrigins, (port, welcomed) => {
      link.connect(port);
      port.addEventListener('message', ({ data }: MessageEvent) => link.receive(data));
      port.start();
      resolve(welcomed);
    });
    const stated = statedOrigin(window, hostOrigins);
    if (stated !== null || !isFramed(window)) resolve(stated);
    else setTimeout(() => resolve(null), silentAfterMs);
  });
  return {
    follow: link.follow,
    setReference: link.setReference,
    setUnsaved: link.setUnsaved,
    onSwitch: link.onSwitch,
    navigate: link.navigate,
    origin,
    watchHeight() {
      if (!isWatched) reportHeight(rootElement, link.height);
      isWatched = true;
    },
    followMover: (mover) => followMover(link, mover),
  };
}
