/** Number of entries on one page of notes or history. */
export const entriesPerPage = 20;

/** Most reminders that one call returns. */
export const maxReminders = 50;

/** Entries that are loaded, newest first. */
export interface LoadedEntries<Entry> {
  readonly entries: readonly Entry[];
  /** Id of the entry that the next page begins with; null when nothing is left. */
  readonly next: string | null;
}

/** Splits the response of a call, which ends with the first entry of the next page if there is one. */
export function entryPageOf<Entry extends { readonly id: string }>(response: readonly Entry[]): LoadedEntries<Entry> {
  return { entries: response.slice(0, entriesPerPage), next: response[entriesPerPage]?.id ?? null };
}
