import type { Frame, Page } from '@playwright/test';

/**
 * How much a text has to grow when its reader doubles the size. A part of each size follows the width of the window, which the reader does
 * not change; it is small in texts for reading, and larger in headings, which are large already.
 */
const minGrowth = { text: 1.85, heading: 1.4, largestText: 20 };

interface Measured {
  readonly sizes: ReadonlyMap<Element, number>;
  readonly clipped: ReadonlySet<Element>;
}

/**
 * Doubles the size of the root's text, as readers do in their browsers, and returns the texts that do not grow, the texts that are
 * cut off, and how much wider the page is than its window. The page is unchanged afterwards.
 */
export function doubledTextFaults(frame: Page | Frame): Promise<readonly string[]> {
  return frame.evaluate(async (growth) => {
    const root = document.documentElement;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data.trim())
        .join(' ')
        .trim();

    const measure = (): Measured => {
      const sizes = new Map<Element, number>();
      const clipped = new Set<Element>();
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('svg, noscript, script, style, option') || !element.checkVisibility()) continue;
        const { width, height } = element.getBoundingClientRect();
        // For screen readers only.
        if (width <= 1 || height <= 1) continue;
        const { fontSize, overflowX, overflowY, textIndent } = getComputedStyle(element);
        if (ownText(element) !== '' && textIndent === '0px') sizes.set(element, parseFloat(fontSize));
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isClipped =
          (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1);
        if (isClipped && (element.textContent ?? '').trim() !== '') clipped.add(element);
      }
      return { sizes, clipped };
    };
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;

    const before = measure();
    // Not by a style sheet, which the page's policy blocks.
    root.style.setProperty('font-size', '200%', 'important');
    await nextFrame();
    const after = measure();
    const overflow = root.scrollWidth - root.clientWidth;
    root.style.removeProperty('font-size');
    await nextFrame();

    const required = (size: number) => (size <= growth.largestText ? growth.text : growth.heading);
    const still = [...before.sizes].filter(
      ([element, size]) => (after.sizes.get(element) ?? Infinity) / size < required(size),
    );
    const newlyClipped = [...after.clipped].filter((element) => !before.clipped.has(element));
    return [
      ...still.map(([element]) => `does not grow: ${describe(element)}`),
      ...newlyClipped.map((element) => `is cut off: ${describe(element)}`),
      ...(overflow > 0 ? [`the page is ${overflow} px wider than its window`] : []),
    ];
  }, minGrowth);
}
