import { useLayoutEffect, type RefObject } from 'react';

/** A frame that has no focus must not take it from its host. */
const mayTakeFocus = () => window.parent === window || document.hasFocus();

/**
 * Puts the focus on what stands in the page's place for a while, and back where it was once that goes. `around` is
 * undone before the focus goes back: what is inert takes none.
 */
export function useBorrowedFocus(
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
      if (activeElement instanceof HTMLElement && mayTakeFocus()) activeElement.focus({ preventScroll: true });
    };
  }, [borrower, around]);
}
