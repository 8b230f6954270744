/** Marks a document that was reloaded because the app token was rejected; a parameter, because storage may be denied. */
const marker = 'refreshed';

export interface PageAddress {
  readonly href: string;
  assign(url: string): void;
  /** Like assign, without adding a history entry. */
  replace(url: string): void;
}

/**
 * Reloads the page the first time the app token is rejected, and gives up the second time. Neither adds a history entry:
 * Back would lead into the failure again, and a frame's entries are the host page's. [SESS-11, SESS-12]
 */
export function createReloadOnce(page: Omit<PageAddress, 'assign'>, giveUp: () => void): () => void {
  // Read at start-up, because navigation may remove the marker from the address.
  const isSecondAttempt = new URL(page.href).searchParams.get(marker) === '1';
  return () => {
    if (isSecondAttempt) {
      giveUp();
      return;
    }
    const again = new URL(page.href);
    again.searchParams.set(marker, '1');
    page.replace(again.href);
  };
}
