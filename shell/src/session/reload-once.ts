/** Marks a document that was loaded again because the portal's own token was refused; not storage, which may be denied. */
const marker = 'refreshed';

export interface PageAddress {
  readonly href: string;
  assign(url: string): void;
}

/** The portal's token was refused: load the page again once, the second time leave for the public site. [SESS-11, SESS-12] */
export function createReloadOnce(page: PageAddress, publicSiteUrl: string): () => void {
  // Read at the start: navigation may drop the marker from the address, the document stays a second try.
  const isSecondTry = new URL(page.href).searchParams.get(marker) === '1';
  return () => {
    if (isSecondTry) {
      page.assign(publicSiteUrl);
      return;
    }
    const again = new URL(page.href);
    again.searchParams.set(marker, '1');
    page.assign(again.href);
  };
}
