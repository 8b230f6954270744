import type { Readable, SessionState } from '@home-move/contract';
import { useStore } from '@home-move/ui';
import { useEffect } from 'react';
import type { Navigation } from '../navigation/navigation';
import { hasUnsentReadings, removeMeterDayNote } from '../session/meter-day-note';

const page = '/enrolment/meter-day';
/** Marks the address of a mover who wants to log out, and decides about the readings first. */
const leavingHash = '#log-out';

/**
 * Prepares a log-out. Returns true if the mover decides first, on the meter day page, because this device has readings that are not sent.
 * A second attempt on that page does not wait for it. [METER-13]
 */
export function needsDecision(enrolmentId: string | null, { go }: Pick<Navigation, 'go'>): boolean {
  if (!hasUnsentReadings(enrolmentId) || window.location.hash === leavingHash) return false;
  go(page);
  window.history.replaceState(window.history.state, '', leavingHash);
  window.dispatchEvent(new Event('hashchange'));
  return true;
}

/** Once the session ends in any way, the device shows nothing of the mover without a signal. [METER-08, METER-13] */
export function useMeterDayLock(session: Readable<SessionState>): void {
  const { loggedIn } = useStore(session);
  useEffect(() => {
    if (!loggedIn) return undefined;
    return () => {
      if (!session.get().loggedIn) removeMeterDayNote();
    };
  }, [session, loggedIn]);
}
