import { useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { msUntilTextChanges } from './promotions';

/** The current time; rerenders whenever the text for the time left until `end` changes, and at the end itself. */
export function useNow(end: number | null): Date {
  const { clock } = useRuntime();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (end === null || now.getTime() >= end) return undefined;
    const left = Math.max(0, end - clock.now().getTime());
    const timer = setTimeout(() => setNow(clock.now()), left && msUntilTextChanges(left));
    return () => clearTimeout(timer);
  }, [clock, end, now]);
  return now;
}
