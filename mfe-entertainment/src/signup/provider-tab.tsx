import { useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LoadLink } from './load-link';
import { isWaiting, isWebAddress, openTab, prepareTab, redirectTab } from './waiting-tab';

export interface ProviderTab {
  /** Opens the tab with its waiting page. Call it during the click: browsers block it afterwards. */
  open(): void;
  /** Sets where the tab goes after the countdown. Only http(s) addresses: a `javascript:` one would run in our page. */
  setDestination(url: string): void;
  /** Sends the tab to its destination without waiting for the countdown. */
  goNow(): void;
  /** Closes the tab, unless it has already left our waiting page. */
  close(): void;
  readonly isBlocked: boolean;
  readonly isOpen: boolean;
  /** The waiting page. Render it anywhere: a portal places it in the other tab. */
  readonly page: ReactNode;
}

interface Opened {
  readonly window: Window;
  /** Element that contains the waiting page. */
  readonly root: Element;
}

/** Tracks that the provider's own site was opened. */
export function useTrackSiteOpened(): () => void {
  const { events } = useRuntime();
  return () => events.emit('track', { name: 'Broadband Provider Site Opened' });
}

/**
 * Opens a tab on the mover's click, shows our waiting page in it, then sends it to the provider's own site. The page is
 * rendered from here into the empty document, so it needs no URL and no script. Its countdown uses the timers of the
 * new tab, because browsers throttle timers of background tabs. [BBSET-03]
 */
export function useProviderTab(provider: string): ProviderTab {
  const trackSiteOpened = useTrackSiteOpened();
  const [tab, setTab] = useState<Opened | 'blocked' | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const hasLeft = useRef(false);
  // A ref, because a call can fail and close the tab before the next render.
  const current = useRef<Opened | null>(null);
  const opened = tab === 'blocked' ? null : tab;

  const goNow = () => {
    if (hasLeft.current || !opened || url === null) return;
    hasLeft.current = true;
    if (redirectTab(opened.window, url)) trackSiteOpened();
  };

  const close = () => {
    // While the tab is leaving, it may still show our page.
    if (!hasLeft.current && current.current && isWaiting(current.current.window)) current.current.window.close();
    current.current = null;
    setTab(null);
  };

  // When this document unloads, the countdown ends: the tab goes to its destination at once, or closes without one. When the
  // mover opens another of our pages, it closes.
  const latest = useRef({ hide: close, leave: close });
  useEffect(() => {
    latest.current = { hide: url === null ? close : goNow, leave: close };
  });
  useEffect(() => {
    const hide = () => latest.current.hide();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      latest.current.leave();
    };
  }, []);

  return {
    open() {
      const window = openTab();
      const next = window && { window, root: prepareTab(window.document, document) };
      hasLeft.current = false;
      current.current = next;
      setUrl(null);
      setTab(next ?? 'blocked');
    },
    setDestination: (address) => (isWebAddress(address) ? setUrl(address) : close()),
    goNow,
    close,
    isBlocked: tab === 'blocked',
    isOpen: opened !== null,
    page:
      opened &&
      isWaiting(opened.window) &&
      createPortal(
        <LoadLink
          provider={provider}
          url={url}
          tab={opened.window}
          onTimeUp={goNow}
          onFollow={() => {
            hasLeft.current = true;
            trackSiteOpened();
          }}
        />,
        opened.root,
      ),
  };
}
