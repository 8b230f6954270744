import { useLayoutEffect, type RefObject } from 'react';

/** A frame that has no focus must not take it from its host. */
const mayTakeFocus = () => window.parent === window || document.hasFocus();

function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement && mayTakeFocus()) element.focus({ preventScroll: true });
}

/**
 * Puts the focus on what stands in the page's place for a while, and back where it was once that goes; `around` lasts as
 * long.
 */
export function useTemporaryFocus(
  borrower: RefObject<HTMLElement | null>,
  around?: (borrower: HTMLElement) => () => void,
): void {
  useLayoutEffect(() => {
    const { current } = borrower;
    if (!current) return undefined;
    const { activeElement } = document;
    const undo = around?.(current);
    if (mayTakeFocus()) current.focus({ preventScroll: true });
    return () => {
      undo?.();
      // Once React is through: until then the page may still be hidden, and takes no focus.
      queueMicrotask(() => giveBack(activeElement));
    };
  }, [borrower, around]);
}
