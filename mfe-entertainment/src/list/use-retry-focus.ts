import { useEffect, useRef, type RefObject } from 'react';

interface RetryFocus {
  /** Receives the focus. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Call it when the pressed button will disappear with the answer. */
  readonly focusWhenLoaded: () => void;
}

/**
 * 'Try again' disappears once loading succeeds: moves the focus to the summary, unless the mover has focused something else.
 * `isLoaded` is false while the attempt lasts; the answer may be rendered later than it becomes true.
 */
export function useRetryFocus(isLoaded: boolean): RetryFocus {
  const summary = useRef<HTMLDivElement>(null);
  /** Whether an attempt is under way, and the button that was pressed. */
  const attempt = useRef<{ readonly pressed: Element | null } | null>(null);
  const focused = (): Element | null => {
    const { activeElement } = (summary.current?.getRootNode() ?? document) as Document | ShadowRoot;
    return activeElement === document.body ? null : activeElement;
  };
  useEffect(() => {
    if (!isLoaded || attempt.current === null || !summary.current) return;
    const element = focused();
    // Still on screen: the answer is not rendered yet.
    if (element !== null && element === attempt.current.pressed) return;
    attempt.current = null;
    if (element === null) summary.current.focus();
  });
  return {
    summary,
    focusWhenLoaded: () => {
      attempt.current = { pressed: focused() };
    },
  };
}
