import { useEffect, useState } from 'react';

/** Whole seconds that are left of a wait, by the page's own steady clock: a clock that is set does not matter. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const from = performance.now();
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - from) / 1000);
      setLeft(Math.max(0, seconds - passed));
      if (passed >= seconds) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
