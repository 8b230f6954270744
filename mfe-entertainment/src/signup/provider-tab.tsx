import { useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LoadLink } from './load-link';
import { dressTab, goOn, isWaiting, isWebAddress, openTab } from './waiting-tab';

export interface ProviderTab {
  /** Opens the tab with its waiting page. Call it in the click itself: browsers block later ones. */
  open(): void;
  /** Where the tab goes on to. Only an address of the web: anything else would run in our own page. */
  lead(url: string): void;
  /** The count is over: the tab goes on at once. */
  go(): void;
  /** There is nothing to go on to, or nobody wants to; a tab that went on already is left alone. */
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

/** Tells of it when the provider's own site opens, by us or by a link. */
export function useTellOpened(): () => void {
  const { events } = useRuntime();
  return () => events.emit('track', { name: 'Broadband Provider Site Opened' });
}

/**
 * A tab that is opened by the person's click and waits there with a page of ours, then goes on to the provider's own site.
 * The page is drawn from here into the empty document: it needs no address and no script of its own, and clocks in the tab
 * that is seen are not slowed down. [BBSET-03]
 */
export function useProviderTab(provider: string): ProviderTab {
  const tellOpened = useTellOpened();
  const [tab, setTab] = useState<Opened | 'blocked' | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const left = useRef(false);
  // What was opened in a click is closed by the same run, before anything is drawn anew.
  const current = useRef<Opened | null>(null);
  const opened = tab === 'blocked' ? null : tab;

  const go = () => {
    if (left.current || !opened || url === null) return;
    left.current = true;
    if (goOn(opened.window, url)) tellOpened();
  };

  const close = () => {
    // On its way already it may still show our page.
    if (!left.current && current.current && isWaiting(current.current.window)) current.current.window.close();
    current.current = null;
    setTab(null);
  };

  // When this document goes, nobody is left to count: the tab goes on at once, or away, rather than stand empty. Who leaves
  // for another page of ours has thought better of it.
  const latest = useRef({ hide: close, leave: close });
  useEffect(() => {
    latest.current = { hide: url === null ? close : go, leave: close };
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
      const fresh = window && { window, place: dressTab(window.document, document) };
      left.current = false;
      current.current = fresh;
      setUrl(null);
      setTab(fresh ?? 'blocked');
    },
    lead: (to) => (isWebAddress(to) ? setUrl(to) : close()),
    go,
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
            tellOpened();
          }}
        />,
        opened.place,
      ),
  };
}
