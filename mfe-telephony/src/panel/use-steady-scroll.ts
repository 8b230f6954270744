import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The nearest element around it that scrolls; null if only the page does. */
function scrollAreaOf(element: Element): Element | null {
  for (let area = element.parentElement; area; area = area.parentElement)
    if (/auto|scroll/.test(getComputedStyle(area).overflowY)) return area;
  return null;
}

/** Position of an entry in the content of its scroll area, in px. */
const positionIn = (area: Element, entry: Element) =>
  entry.getBoundingClientRect().top - area.getBoundingClientRect().top + area.scrollTop;

interface Mark {
  readonly entry: Element;
  readonly position: number;
}

/**
 * Keeps the entries of a list in place when newer ones appear above them. At the top of the list, newer entries
 * come into view instead. Safari has no scroll anchoring; the scroll area disables it in other browsers.
 */
export function useSteadyScroll(list: RefObject<HTMLElement | null>): void {
  const first = useRef<Mark | null>(null);
  useLayoutEffect(() => {
    const entry = list.current?.querySelector('li') ?? null;
    const area = entry && scrollAreaOf(entry);
    const before = first.current;
    if (area && before?.entry.isConnected && area.scrollTop > 0)
      area.scrollTop += positionIn(area, before.entry) - before.position;
    first.current = area && { entry, position: positionIn(area, entry) };
  });
}
