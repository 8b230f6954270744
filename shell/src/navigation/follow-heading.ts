import type { Readable } from '@home-move/contract';

const headingOf = (main: Element) => main.querySelector<HTMLElement>('[data-hm-heading]');

/**
 * Puts the focus on each new page's heading. A page may come late or be drawn twice (skeleton first): as long as the
 * focus has no better place, it follows the heading. The first page takes no focus, in a frame it would steal the host's.
 */
export function followHeading(main: Element, path: Readable<string>, page: Document = document): void {
  let last = headingOf(main);
  let isNewPage = false;
  let isFirst = true;

  const look = () => {
    const heading = headingOf(main);
    if (heading === null || heading === last) return;
    last = heading;
    const hasNoPlace = page.activeElement === null || page.activeElement === page.body;
    if (!isFirst && (isNewPage || hasNoPlace)) heading.focus({ preventScroll: true });
    isNewPage = false;
    isFirst = false;
  };
  new MutationObserver(look).observe(main, { childList: true, subtree: true });
  path.subscribe(() => {
    isNewPage = true;
    isFirst = false;
  });
}
