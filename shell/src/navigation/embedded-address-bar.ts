import { urlOf, type AddressBar } from './address-bar';

/** A frame: an entry of ours would poison the host page's Back button, so addresses are replaced and Back is our own stack. */
export function embeddedAddressBar(page: Window): AddressBar {
  const { history, location } = page;
  const before: string[] = [];
  let moved: () => void = () => undefined;
  return {
    current: () => urlOf(location),
    push(url) {
      before.push(urlOf(location));
      history.replaceState(null, '', url);
    },
    replace: (url) => history.replaceState(null, '', url),
    back() {
      const url = before.pop();
      if (url === undefined) return false;
      history.replaceState(null, '', url);
      moved();
      return true;
    },
    onMoved(listener) {
      moved = listener;
    },
  };
}
