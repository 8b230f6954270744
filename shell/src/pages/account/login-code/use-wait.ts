import { useEffect, useState } from 'react';

/** Whole seconds that are left of a wait, counted by the page's own steady clock: a clock that is set does not matter. */
export function useWait(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const from = performance.now();
    const look = () => setLeft(Math.max(0, seconds - Math.floor((performance.now() - from) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
