import type { Readable } from '@home-move/contract';

const headingOf = (main: Element) => main.querySelector<HTMLElement>('[data-hm-heading]');

/**
 * Moves the focus to each new page's heading. A page may render late or twice (skeleton first): while nothing else has
 * the focus, it follows the heading. The first page takes no focus, because a frame would steal it from its host.
 */
export function followHeading(main: Element, path: Readable<string>, page: Document = document): void {
  let last = headingOf(main);
  let isNewPage = false;
  let isFirst = true;

  const followNewHeading = () => {
    const heading = headingOf(main);
    if (heading === null || heading === last) return;
    last = heading;
    const isUnfocused = page.activeElement === null || page.activeElement === page.body;
    if (!isFirst && (isNewPage || isUnfocused)) heading.focus({ preventScroll: true });
    isNewPage = false;
    isFirst = false;
  };
  new MutationObserver(followNewHeading).observe(main, { childList: true, subtree: true });
  path.subscribe(() => {
    isNewPage = true;
    isFirst = false;
  });
}
