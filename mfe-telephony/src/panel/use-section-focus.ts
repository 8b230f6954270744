import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus to the section of a focused control that disappears, as a reminder's "Done" does: otherwise the next Tab
 * would start at the top of the page. Returns the handler of the panel's focus events.
 */
export function useSectionFocus(panel: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<{ readonly control: Element; readonly section: HTMLElement } | null>(null);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (last.current === null || last.current.control.isConnected || document.activeElement !== document.body) return;
      last.current.section.focus({ preventScroll: true });
    });
    if (panel.current) observer.observe(panel.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [panel]);
  return ({ target }) => {
    const section = target.closest('section');
    // A dialog's events arrive too; its opener keeps the place.
    if (section) last.current = { control: target, section };
  };
}
