import { useEffect, useRef, type RefObject } from 'react';

/** The boxes over the bottom of the window, the lowest first. */
const boxes: HTMLElement[] = [];

/** Stacks the boxes, and reserves their height below the page. */
function arrange(): void {
  let height = 0;
  for (const box of boxes) {
    box.style.bottom = `${height}px`;
    height += box.offsetHeight;
  }
  const reserved = boxes.length === 0 ? '' : `${height}px`;
  document.documentElement.style.scrollPaddingBottom = reserved;
  document.body.style.paddingBottom = reserved;
}

/**
 * Reserves space below the page for a box over the bottom of the window, so that the box never covers the focused element or the
 * end of the page. Several boxes are stacked. Returns the reference of the box.
 * @param content changes when the height of the box may
 */
export function useSpaceBelow(isShown: boolean, content?: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!isShown || !box) return undefined;
    boxes.push(box);
    arrange();
    window.addEventListener('resize', arrange);
    return () => {
      boxes.splice(boxes.indexOf(box), 1);
      window.removeEventListener('resize', arrange);
      arrange();
    };
  }, [isShown]);
  useEffect(arrange, [content]);
  return ref;
}
