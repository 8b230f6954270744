import type { RuntimeContract } from '@home-move/contract';
import { useEffect, useState } from 'react';

/** Asked often, not waited for once: a computer that slept has missed its timers. */
const everyMs = 5_000;

/** Whether an ISO instant has passed, while the page looks on; null never does. */
export function useHasExpired(instant: string | null, clock: RuntimeContract['clock']): boolean {
  const hasPassed = instant !== null && clock.now() >= new Date(instant);
  const [, setLooks] = useState(0);
  useEffect(() => {
    if (instant === null || hasPassed) return undefined;
    const timer = setInterval(() => setLooks((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [instant, hasPassed]);
  return hasPassed;
}
