import { useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { untilNextWords } from '../state/promotions';

/** The present, drawn anew whenever the words for the time left until `end` change, and at the end itself. */
export function useNow(end: number | null): Date {
  const { clock } = useRuntime();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (end === null || now.getTime() >= end) return undefined;
    const left = Math.max(0, end - clock.now().getTime());
    const timer = setTimeout(() => setNow(clock.now()), left && untilNextWords(left));
    return () => clearTimeout(timer);
  }, [clock, end, now]);
  return now;
}
