import type { Frame, Page } from '@playwright/test';
import { essentialAnimations } from './exceptions.js';

/** How much wider the page is than its window; at 320 px this is a zoom of 400% at 1280 px. */
export async function overflowFaults(frame: Page | Frame): Promise<readonly string[]> {
  const overflow = await frame.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`the page is ${overflow} px wider than its window`] : [];
}

/** Fields, headings and buttons of forms that are above, or left of, the one that is read before them. */
export function readingOrderFaults(frame: Page | Frame): Promise<readonly string[]> {
  return frame.evaluate(() => {
    const isInFlow = (element: Element): boolean => {
      for (let current: Element | null = element; current; current = current.parentElement)
        if (/fixed|sticky|absolute/.test(getComputedStyle(current).position)) return false;
      return true;
    };
    const boxOf = (element: HTMLElement): DOMRect => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      // The box of a choice is drawn by its label.
      return (label?.contains(element) ? label : element).getBoundingClientRect();
    };
    const describe = (element: HTMLElement) => {
      const name = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? element.name) : '';
      return `${element.tagName.toLowerCase()} "${(name || element.textContent || '').trim().slice(0, 40)}"`;
    };
    return [...document.querySelectorAll('form')].flatMap((form) => {
      const items = [...form.querySelectorAll<HTMLElement>('input, select, textarea, button, h2, h3, legend')].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1 && isInFlow(element),
      );
      return items.slice(1).flatMap((item, index) => {
        const previous = items[index];
        if (!previous) return [];
        const [before, after] = [boxOf(previous), boxOf(item)];
        const isAbove = after.bottom <= before.top + 1;
        const isInSameLine = after.top < before.bottom - 1 && before.top < after.bottom - 1;
        const isLeft = isInSameLine && after.right <= before.left + 1;
        return isAbove || isLeft ? [`${describe(item)} is shown before ${describe(previous)}`] : [];
      });
    });
  });
}

/** Animations and transitions of more than 10 ms that remain while motion is reduced. */
export function motionFaults(frame: Page | Frame): Promise<readonly string[]> {
  return frame.evaluate(
    (essential) => {
      const seconds = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time)));
      const isEssential = (name: string) => essential.some((pattern) => new RegExp(pattern).test(name));
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const where = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
          const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
          return [
            ...(isAnimated && !isEssential(style.animationName) ? [`${style.animationName} of ${where}`] : []),
            ...(seconds(style.transitionDuration) > 0.01 ? [`transition of ${where}`] : []),
          ];
        }),
      );
    },
    essentialAnimations.map(({ name }) => name.source),
  );
}

/** The texts of a document, in order, without digits, because some count down. */
export const textsOf = (frame: Page | Frame): Promise<string> =>
  frame.evaluate(() => document.body.innerText.replaceAll(/\d/g, ''));

/**
 * Elements whose focus cannot be seen: neither they nor an element around or next to them changes its outline or border. The last
 * key has to be one of the keyboard, because browsers hide the focus of a pointer.
 */
export function focusFaults(frame: Page | Frame): Promise<readonly string[]> {
  return frame.evaluate(() => {
    const lookOf = (element: Element | null | undefined) => {
      if (!element) return '';
      return [undefined, '::before', '::after']
        .map((pseudo) => {
          const { outlineStyle, outlineWidth, borderColor, borderWidth } = getComputedStyle(element, pseudo);
          const outline = outlineStyle === 'none' ? 'none' : outlineWidth;
          return `${outline} ${borderColor} ${borderWidth}`;
        })
        .join('; ');
    };
    const around = (element: HTMLElement) => [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.closest('label'),
      element.closest('label')?.parentElement,
    ];
    const focusable = document.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]',
    );
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...focusable].flatMap((element) => {
      // An arrow key gives a tab the focus, and the index 0 with it.
      if (element.tabIndex === -1 || !element.checkVisibility() || element.closest('[inert]')) return [];
      const places = around(element);
      const before = places.map(lookOf);
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return [];
      const isSeen = places.some((place, index) => lookOf(place) !== before[index]);
      element.blur();
      const text = (element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40);
      return isSeen ? [] : [`${element.tagName.toLowerCase()} "${text}" shows no focus`];
    });
  });
}
