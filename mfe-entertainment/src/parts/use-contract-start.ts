import { contractStart, londonToday } from '@home-move/contract';
import { useEnrolment, useRuntime } from '@home-move/ui';

/** The day on which this person's contract would start, yyyy-MM-dd. */
export function useContractStart(): string {
  const today = londonToday(useRuntime().clock.now());
  return contractStart(useEnrolment()?.moveInDate ?? null, today);
}
