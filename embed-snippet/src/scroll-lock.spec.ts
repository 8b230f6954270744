import { lockScroll } from './scroll-lock';

const rules: string[] = [];

/** The styles of the root, and the width of its scrollbar. */
function aPage(style: Record<string, string>, scrollbar = 0) {
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    overflowX: 'visible',
    overflowY: 'visible',
    ...style,
    getPropertyValue: (name: string) => style[name] ?? '',
  } as unknown as CSSStyleDeclaration);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - scrollbar);
}

beforeEach(() => {
  rules.length = 0;
  jest.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((css) => void rules.push(css));
});
afterEach(() => jest.restoreAllMocks());

const root = ':root:not(#_):not(#_)';

describe('the lock of the page’s scroll position', () => {
  it('changes no element, and leaves no style sheet behind', () => {
    aPage({});
    const other = new CSSStyleSheet();
    document.adoptedStyleSheets = [other];
    const unlock = lockScroll();
    expect(document.adoptedStyleSheets).toHaveLength(2);
    expect(document.documentElement.outerHTML).not.toContain('style=');
    unlock();
    expect(document.adoptedStyleSheets).toEqual([other]);
    document.adoptedStyleSheets = [];
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['has a scrollbar', {}, 15, 'scrollbar-gutter: stable !important; '],
    ['has no scrollbar', {}, 0, ''],
    ['reserves the space itself', { 'scrollbar-gutter': 'stable both-edges' }, 15, ''],
  ])('keeps the width of a page that %s', (_, style, scrollbar, gutter) => {
    aPage({ overflowY: 'scroll', ...style }, scrollbar);
    lockScroll()();
    expect(rules).toEqual([`${root} { overflow: hidden !important; ${gutter}}`]);
  });

  it('does not let the body clip its content if the viewport scrolls by its overflow', () => {
    aPage({});
    lockScroll()();
    expect(rules).toEqual([`${root} { overflow: hidden !important; }${root} > body { overflow: visible !important; }`]);
  });

  it('restores a position that the page has lost, without an animation', () => {
    aPage({});
    Object.assign(window, { scrollX: 0, scrollY: 740 });
    const scrolled = jest.spyOn(window, 'scrollTo');
    const unlock = lockScroll();
    Object.assign(window, { scrollY: 0 });
    unlock();
    expect(scrolled.mock.calls).toEqual([[{ left: 0, top: 740, behavior: 'instant' }]]);
  });

  it('does not scroll a page that has kept its position', () => {
    aPage({});
    const scrolled = jest.spyOn(window, 'scrollTo');
    lockScroll()();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
