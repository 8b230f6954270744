import { useEffect, useState } from 'react';

/** Whole seconds left of a wait. Counts by the page's monotonic clock, so that a changed system time does not matter. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const start = performance.now();
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - start) / 1000);
      setLeft(Math.max(0, seconds - passed));
      if (passed >= seconds) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
