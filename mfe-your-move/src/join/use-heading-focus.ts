import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the heading of the page in the element if a form or button has opened the page: the shell moves the focus only between paths. */
export function useHeadingFocus(isOpened: boolean): RefObject<HTMLDivElement | null> {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) column.current?.querySelector<HTMLElement>('[data-hm-heading]')?.focus();
  }, [isOpened]);
  return column;
}
