const key = 'hm.meter-day';

/**
 * Notes in local storage whose meters this device shows without a signal, and how many readings are not sent: the portal reads it when
 * the mover logs out, and removes it then. [METER-13]
 */
export function writeNote(enrolment: string, unsent: number): void {
  try {
    window.localStorage.setItem(key, `${enrolment} ${unsent}`);
  } catch {
    // Denied: then there are no readings on this device either.
  }
}

/** The enrolment of the note; null after a log-out. */
export function notedEnrolment(): string | null {
  try {
    return window.localStorage.getItem(key)?.split(' ')[0] ?? null;
  } catch {
    return null;
  }
}

/** Removes the note, so that this device shows nothing without a signal. */
export function removeNote(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Denied: there is no note.
  }
}
