import { useLayoutEffect, useRef, type RefObject } from 'react';

interface RetryFocus {
  /** Where the focus goes on from. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Call it when a button is pressed that goes once there is an answer. */
  readonly follow: () => void;
}

/** 'Try again' goes with what had failed: the focus goes on to the summary of what came, where it has no better place. */
export function useRetryFocus(isThere: boolean): RetryFocus {
  const summary = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useLayoutEffect(() => {
    if (!isThere || !isDue.current || !summary.current) return;
    isDue.current = false;
    const { activeElement } = summary.current.getRootNode() as Document | ShadowRoot;
    if (activeElement === null || activeElement === document.body) summary.current.focus();
  });
  return {
    summary,
    follow: () => {
      isDue.current = true;
    },
  };
}
