import { useEffect, useRef, type RefObject } from 'react';

interface RetryFocus {
  /** Receives the focus. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Call it when the pressed button will disappear with the answer. */
  readonly focusWhenLoaded: () => void;
}

/**
 * 'Try again' disappears once loading succeeds: moves the focus to the summary, unless the mover has focused something else.
 * `isLoaded` is false while the attempt lasts.
 */
export function useRetryFocus(isLoaded: boolean): RetryFocus {
  const summary = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (!isLoaded || !isDue.current || !summary.current) return;
    isDue.current = false;
    const { activeElement } = summary.current.getRootNode() as Document | ShadowRoot;
    if (activeElement === null || activeElement === document.body) summary.current.focus();
  });
  return {
    summary,
    focusWhenLoaded: () => {
      isDue.current = true;
    },
  };
}
