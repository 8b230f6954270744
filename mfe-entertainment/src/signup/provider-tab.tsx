import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LoadLink } from './load-link';
import { dressTab, goOn, isWaiting, isWebAddress, openTab } from './waiting-tab';

export interface ProviderTab {
  /** Opens the tab with its waiting page. Call it in the click itself: browsers block later ones. */
  open(): void;
  /** Where the tab goes on to. Only an address of the web: anything else would run in our own page. */
  lead(url: string): void;
  /** There is nothing to go on to. */
  close(): void;
  readonly isBlocked: boolean;
  readonly isOpen: boolean;
  /** The waiting page; draw it anywhere, it stands in the other tab. */
  readonly page: ReactNode;
}

interface Opened {
  readonly window: Window;
  /** Where the waiting page stands in its document. */
  readonly place: Element;
}

/**
 * A tab that is opened by the person's click and waits there with a page of ours, then goes on to the provider's own site.
 * The page is drawn from here into the empty document: it needs no address and no script of its own, and clocks in the tab
 * that is seen are not slowed down. [BBSET-03]
 */
export function useProviderTab(provider: string): ProviderTab {
  const [tab, setTab] = useState<Opened | 'blocked' | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const left = useRef(false);
  // What was opened in a click is closed by the same run, before anything is drawn anew.
  const current = useRef<Opened | null>(null);
  const opened = tab === 'blocked' ? null : tab;

  const go = () => {
    if (left.current || !opened || url === null) return;
    left.current = true;
    goOn(opened.window, url);
  };

  const close = () => {
    if (current.current && isWaiting(current.current.window)) current.current.window.close();
    current.current = null;
    setTab(null);
  };

  // When this page goes, nobody is left to count: the tab goes on at once, or away, rather than stand empty.
  const latest = useRef(go);
  useEffect(() => {
    latest.current = url === null ? close : go;
  });
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    open() {
      const window = openTab();
      const fresh = window && { window, place: dressTab(window.document, document) };
      left.current = false;
      current.current = fresh;
      setUrl(null);
      setTab(fresh ?? 'blocked');
    },
    lead: (to) => (isWebAddress(to) ? setUrl(to) : close()),
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
          onGo={go}
          onLeft={() => {
            left.current = true;
          }}
        />,
        opened.place,
      ),
  };
}
