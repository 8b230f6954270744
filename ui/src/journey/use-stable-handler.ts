import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function while what it closes over changes, so that memoised cards need not render. */
export function useStableHandler<Args extends readonly unknown[]>(handler: (...args: Args) => void) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
