import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that keeps its identity while its closure changes, so that memoised cards need not render. */
export function useStableHandler<Args extends readonly unknown[]>(handler: (...args: Args) => void) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
