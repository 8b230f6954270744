import { urlOf, type AddressBar } from './address-bar';

interface Entry {
  /** How many entries of ours lie before this one. */
  readonly hm: number;
}

/** A hosted page: real history entries, the browser's own Back and Forward. */
export function hostedAddressBar(page: Window): AddressBar {
  const { history, location } = page;
  const depth = () => (history.state as Partial<Entry> | null)?.hm ?? 0;
  return {
    current: () => urlOf(location),
    push: (url) => history.pushState({ hm: depth() + 1 } satisfies Entry, '', url),
    replace: (url) => history.replaceState({ hm: depth() } satisfies Entry, '', url),
    back() {
      if (depth() === 0) return false;
      history.back();
      return true;
    },
    // single-spa tells of our own entries too, by an event that it has made itself: nobody has moved then.
    onMoved: (listener) =>
      page.addEventListener('popstate', (event) => {
        if (!('singleSpa' in event)) listener();
      }),
  };
}
