import type { Navigation } from '../navigation/navigation';

/**
 * The key of the meter day page in local storage: the id of the enrolment that the device shows without a signal, and after a space the
 * number of readings that are not sent.
 */
const key = 'hm.meter-day';
const page = '/enrolment/meter-day';
/** Marks the address of a mover who wants to log out, and decides about the readings first. */
const leavingHash = '#log-out';

/**
 * Prepares a log-out. Returns true if the mover decides first, on the meter day page, because this device has readings that are not sent.
 * A second attempt on that page does not wait for it. Otherwise the device shows nothing of the mover any more. [METER-13]
 */
export function needsDecision(enrolmentId: string | null, { go }: Pick<Navigation, 'go'>): boolean {
  try {
    const [id, unsent] = (window.localStorage.getItem(key) ?? '').split(' ');
    if (id === enrolmentId && Number(unsent) > 0 && window.location.hash !== leavingHash) {
      go(page);
      window.history.replaceState(window.history.state, '', leavingHash);
      window.dispatchEvent(new Event('hashchange'));
      return true;
    }
    window.localStorage.removeItem(key);
  } catch {
    // Storage is denied, so there are no readings.
  }
  return false;
}
