/** More specific than a selector of the page is likely to be. */
const root = ':root:not(#_):not(#_)';

/** Whether the viewport scrolls by the overflow of the body, as it does while the root has none. */
const scrollsByBody = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
  overflowX === 'visible' && overflowY === 'visible';

function ruleOf(page: HTMLElement): string {
  const style = getComputedStyle(page);
  const hasScrollbar = window.innerWidth > page.clientWidth;
  // Without its scrollbar the page would become wider, and move.
  const gutter = hasScrollbar && /^(auto)?$/.test(style.getPropertyValue('scrollbar-gutter'));
  // The body would clip its content at its own height.
  const body = scrollsByBody(style) ? `${root} > body { overflow: visible !important; }` : '';
  return `${root} { overflow: hidden !important; ${gutter ? 'scrollbar-gutter: stable !important; ' : ''}}${body}`;
}

/**
 * Keeps the page behind a dialog from scrolling, without any change to its elements. Returns a function that restores its scroll
 * position and scrollbars.
 */
export function lockScroll(): () => void {
  const { scrollX, scrollY } = window;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ruleOf(document.documentElement));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    if (window.scrollX !== scrollX || window.scrollY !== scrollY)
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}
