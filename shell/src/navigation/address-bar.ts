/** Reads and writes the browser's address in one context. URLs here are whole: pathname and query. */
export interface AddressBar {
  readonly current: () => string;
  readonly push: (url: string) => void;
  readonly replace: (url: string) => void;
  /** Returns to the previous page of the portal; false when there is none. */
  readonly back: () => boolean;
  /** Calls the listener when the browser itself moved: Back, or otherwise Forward. */
  readonly onMoved: (listener: (isBack: boolean) => void) => void;
}

const urlOf = ({ pathname, search }: Location): string => pathname + search;

interface HistoryEntry {
  /** How many of the portal's entries precede this one. */
  readonly hm: number;
}

/** A hosted page: real history entries, with the browser's own Back and Forward. */
export function hostedAddressBar(page: Window): AddressBar {
  const { history, location } = page;
  const depth = () => (history.state as Partial<HistoryEntry> | null)?.hm ?? 0;
  let shown = depth();
  return {
    current: () => urlOf(location),
    push(url) {
      shown = depth() + 1;
      history.pushState({ hm: shown } satisfies HistoryEntry, '', url);
    },
    replace: (url) => history.replaceState({ hm: depth() } satisfies HistoryEntry, '', url),
    back() {
      if (depth() === 0) return false;
      history.back();
      return true;
    },
    // single-spa dispatches popstate for our own entries too; the browser has not moved then.
    onMoved: (listener) =>
      page.addEventListener('popstate', (event) => {
        if ('singleSpa' in event) return;
        const isBack = depth() < shown;
        shown = depth();
        listener(isBack);
      }),
  };
}

/**
 * The address bar of a frame. History entries would break the host page's Back button, so addresses are replaced and
 * Back uses a separate stack.
 */
export function embeddedAddressBar(page: Window): AddressBar {
  const { history, location } = page;
  const previous: string[] = [];
  let notifyMoved: (isBack: boolean) => void = () => undefined;
  return {
    current: () => urlOf(location),
    push(url) {
      previous.push(urlOf(location));
      history.replaceState(null, '', url);
    },
    replace: (url) => history.replaceState(null, '', url),
    back() {
      const url = previous.pop();
      if (url === undefined) return false;
      history.replaceState(null, '', url);
      notifyMoved(true);
      return true;
    },
    onMoved(listener) {
      notifyMoved = listener;
    },
  };
}
