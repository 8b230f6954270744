import { createFrameHeight } from './frame-height';

/** jsdom's window is 768 px high, and so is the frame at first; `top` is its upper edge. */
function aFrame(top: number, html = '<home-move></home-move>') {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('home-move');
  if (!element) throw new Error('no element');
  const frame = document.createElement('iframe');
  const height = () => Number.parseFloat(frame.style.height) || 768;
  const topAt = (px: number) => (frame.getBoundingClientRect = () => new DOMRect(0, px, 700, height()));
  topAt(top);
  const scrolled = jest.fn();
  element.scrollIntoView = scrolled;
  return { element, frame, topAt, height, scrolled, ...createFrameHeight(element, frame) };
}

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
});

describe('the height of the frame', () => {
  it.each([
    ['a long page', 1480],
    ['a page that is a little lower than the reserved space', 700],
  ])('leaves at most 64 px below %s at load, surface included', (_, px) => {
    const { follow, height } = aFrame(100);
    follow(px, false);
    expect(height()).toBe(px + 47);
  });

  it('has room for its page within the light surface', () => {
    const { frame, follow, height } = aFrame(100);
    Object.assign(frame.style, { paddingTop: '16px', paddingBottom: '16px' });
    follow(1480, true);
    expect(height()).toBe(1559);
    follow(1500, true);
    expect(height()).toBe(1559);
    follow(1528, true);
    expect(height()).toBe(1607);
  });

  it('stays at load while content below is in view, so that the host’s page does not jump', () => {
    const { follow, height } = aFrame(-100);
    follow(1480, false);
    expect(height()).toBe(768);
    follow(500, false);
    expect(height()).toBe(768);
  });

  it('stays at load when the mover has scrolled below the frame', () => {
    const { follow, height } = aFrame(-2000);
    follow(1480, false);
    expect(height()).toBe(768);
  });

  it('does not shrink so far at load that content below comes into view', () => {
    const { follow, height } = aFrame(100);
    follow(400, false);
    expect(height()).toBe(768);
  });

  it('follows the page in answer to the mover, whatever is in view', () => {
    const { follow, height } = aFrame(-100);
    follow(1480, true);
    expect(height()).toBe(1527);
    follow(500, true);
    expect(height()).toBe(547);
  });

  it('stays while the page grows into the spare space', () => {
    const { follow, height } = aFrame(-100);
    follow(600, true);
    follow(640, true);
    follow(647, true);
    expect(height()).toBe(647);
    follow(648, true);
    expect(height()).toBe(695);
  });

  it('replaces the space that the page reserves on the element or around the script', () => {
    const { element, follow } = aFrame(
      0,
      '<article style="min-height: 900px"><script></script><home-move style="min-height: 900px"></home-move></article>',
    );
    follow(500, true);
    expect([element, element.parentElement].map((holder) => holder?.style.minHeight)).toEqual(['0px', '0px']);
  });

  it('keeps the height of an element with other content', () => {
    const { element, follow } = aFrame(
      0,
      '<main style="min-height: 900px"><h1>Bills</h1><home-move></home-move></main>',
    );
    follow(500, true);
    expect(element.parentElement?.style.minHeight).toBe('900px');
  });
});

describe('the scroll to the next screen', () => {
  it.each([
    ['above the window', -20, {}, 1],
    ['at its upper edge', 0, {}, 0],
    ['below a fixed header', 80, { scrollMarginTop: '80px' }, 0],
    ['behind a fixed header', 40, { scrollMarginTop: '80px' }, 1],
  ])('of a frame %s', (_, top, own, times) => {
    const { element, scrollToTop, scrolled } = aFrame(top);
    Object.assign(element.style, own);
    scrollToTop();
    expect(scrolled).toHaveBeenCalledTimes(times);
  });

  it('leaves room for the header of a page that pads its scrolling', () => {
    const { scrollToTop, scrolled } = aFrame(40);
    document.documentElement.style.setProperty('scroll-padding-top', '60px');
    scrollToTop();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});
