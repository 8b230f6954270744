import { loadDialog } from './lazy-scripts';

/** A click that opens a link in another tab or window, or that the page has handled. */
const isSpecial = (event: MouseEvent) =>
  event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;

/**
 * Lets each `<a data-home-move href>` open the portal in a dialog, also a link that the page adds later. Without this script, and
 * if the script of the dialog does not load, the link leads to the hosted page. The dialog is prepared before the click.
 */
export function upgradeLinks(): void {
  // A touch starts with `pointerover`.
  for (const type of ['click', 'pointerover', 'focusin'])
    document.addEventListener(type, (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-home-move]') : null;
      const isClick = type === 'click';
      if (link === null || (isClick && isSpecial(event as MouseEvent))) return;
      if (isClick) event.preventDefault();
      loadDialog().then(
        ({ followLink }) => followLink(link, isClick),
        () => isClick && location.assign(link.href),
      );
    });
}
