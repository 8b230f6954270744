import { londonToday } from '@home-move/contract';
import { useEnrolment, useRuntime } from '@home-move/ui';

/** The day on which a contract starts, yyyy-MM-dd: that of moving in, or today when it is past or not known. */
export function useContractStart(): string {
  const today = londonToday(useRuntime().clock.now());
  const moveIn = useEnrolment()?.moveInDate ?? today;
  return moveIn > today ? moveIn : today;
}
