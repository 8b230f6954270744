/**
 * The key of the meter day page in local storage: the id of the enrolment that the device shows without a signal, and after a space the
 * number of readings that are not sent.
 */
const key = 'hm.meter-day';

/** Whether this device has readings of the enrolment that are not sent. [METER-13] */
export function hasUnsentReadings(enrolmentId: string | null): boolean {
  try {
    const [id, unsent] = (window.localStorage.getItem(key) ?? '').split(' ');
    return id === enrolmentId && Number(unsent) > 0;
  } catch {
    // Storage is denied, so there are no readings.
    return false;
  }
}

/** Removes the note, so that the device shows nothing of the mover without a signal. [METER-08] */
export function removeMeterDayNote(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is denied, so there is no note.
  }
}
