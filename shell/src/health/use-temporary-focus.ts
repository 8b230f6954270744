import { useLayoutEffect, type RefObject } from 'react';

/** A frame that has no focus must not take it from its host. */
const mayTakeFocus = () => window.parent === window || document.hasFocus();

function restoreFocus(element: Element | null): void {
  if (element instanceof HTMLElement && mayTakeFocus()) element.focus({ preventScroll: true });
}

/**
 * Focuses an element that temporarily replaces the page, and returns the focus when it unmounts. `setUp` runs before
 * the focus moves; the function that it returns runs on unmount.
 */
export function useTemporaryFocus(
  target: RefObject<HTMLElement | null>,
  setUp?: (target: HTMLElement) => () => void,
): void {
  useLayoutEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const { activeElement } = document;
    const undo = setUp?.(current);
    if (mayTakeFocus()) current.focus({ preventScroll: true });
    return () => {
      undo?.();
      // After React has finished: until then the page may still be hidden and cannot take the focus.
      queueMicrotask(() => restoreFocus(activeElement));
    };
  }, [target, setUp]);
}
