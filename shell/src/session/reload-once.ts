/** Marks a document that was loaded again because the portal's own token was refused; not storage, which may be denied. */
const marker = 'refreshed';

export interface PageAddress {
  readonly href: string;
  assign(url: string): void;
  /** Like assign, without an entry of its own in the history. */
  replace(url: string): void;
}

/**
 * The portal's token was refused: load the page again once, the second time give up. Neither leaves anything in the
 * history: Back would lead into the failure again, and in a frame the entries are the host page's. [SESS-11, SESS-12]
 */
export function createReloadOnce(page: Omit<PageAddress, 'assign'>, giveUp: () => void): () => void {
  // Read at the start: navigation may drop the marker from the address, the document stays a second try.
  const isSecondTry = new URL(page.href).searchParams.get(marker) === '1';
  return () => {
    if (isSecondTry) {
      giveUp();
      return;
    }
    const again = new URL(page.href);
    again.searchParams.set(marker, '1');
    page.replace(again.href);
  };
}
