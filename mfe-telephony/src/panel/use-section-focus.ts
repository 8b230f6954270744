import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Whether no element has the focus. Where a shadow root has lost it, its host may keep it. */
function isFocusLost(panel: HTMLElement): boolean {
  const { activeElement } = document;
  const root = panel.getRootNode();
  return (
    activeElement === document.body ||
    (root instanceof ShadowRoot && root.host === activeElement && root.activeElement === null)
  );
}

/**
 * Moves the focus to the section of a focused control that disappears, as a reminder's "Done" does: otherwise the next Tab
 * would start at the top of the page. Returns the handler of the panel's focus events.
 */
export function useSectionFocus(panel: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<{ readonly control: Element; readonly section: HTMLElement } | null>(null);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const observer = new MutationObserver(() => {
      if (last.current === null || last.current.control.isConnected || !isFocusLost(element)) return;
      last.current.section.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [panel]);
  return ({ target }) => {
    const section = target.closest('section');
    // A dialog's events arrive too; its opener keeps the place.
    if (section) last.current = { control: target, section };
  };
}
