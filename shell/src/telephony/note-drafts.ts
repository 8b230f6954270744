import { draftsOf, type NoteDraft } from '@home-move/contract';
import { createJourneyStorage } from '../session/journey-storage';
import type { SafeStorage } from '../session/safe-storage';

/** The notes that an agent has typed in this tab and not saved. */
export function unsavedNotes(storage: SafeStorage, agentName: string): readonly NoteDraft[] {
  return draftsOf(createJourneyStorage(storage).get('noteDrafts'), agentName);
}

/** Removes what other agents have typed in this tab. */
export function dropOthersNotes(storage: SafeStorage, agentName: string): void {
  const own = unsavedNotes(storage, agentName);
  if (own.length === 0) storage.remove('noteDrafts');
  else createJourneyStorage(storage).set('noteDrafts', own);
}
