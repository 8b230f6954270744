import type { RuntimeContract } from '@home-move/contract';
import { useEffect, useState } from 'react';

/** Checked at an interval, because a computer that slept misses a single timer. */
const checkIntervalMs = 5_000;

/** Whether an ISO instant has passed, updated while the page is open; null never passes. */
export function useHasExpired(instant: string | null, clock: RuntimeContract['clock']): boolean {
  const hasExpired = instant !== null && clock.now() >= new Date(instant);
  const [, setCheckCount] = useState(0);
  useEffect(() => {
    if (instant === null || hasExpired) return undefined;
    const timer = setInterval(() => setCheckCount((count) => count + 1), checkIntervalMs);
    return () => clearInterval(timer);
  }, [instant, hasExpired]);
  return hasExpired;
}
