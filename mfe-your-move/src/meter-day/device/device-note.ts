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

function readNote(): readonly string[] {
  try {
    return window.localStorage.getItem(key)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** The enrolment of the note; null after a log-out. */
export const notedEnrolment = (): string | null => readNote()[0] ?? null;

/** How many readings of that enrolment are not sent. */
export const notedUnsent = (): number => Number(readNote()[1] ?? 0);

/** Removes the note, so that this device shows nothing without a signal. */
export function removeNote(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Denied: there is no note.
  }
}
