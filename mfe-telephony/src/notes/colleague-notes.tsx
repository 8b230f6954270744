import type { Note } from '@home-move/contract';
import { Status, useRuntime, useStore, VisuallyHidden } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EntriesQuery } from '../panel/use-entries';
import { useCallUpdates } from '../call/use-call-updates';
import { notesTexts as texts } from './notes.texts';

interface ColleagueNotesProps {
  readonly notes: Pick<EntriesQuery<Note>, 'data' | 'mutate'>;
  /** Loads what else a note of a colleague changes. */
  readonly onNews: () => void;
}

/** Loads the notes again as soon as a colleague has saved one, and announces who did. */
export function ColleagueNotes({ notes: { data, mutate }, onNews }: ColleagueNotesProps) {
  const { latestNote } = useCallUpdates();
  const { agentName } = useStore(useRuntime().session);
  const load = useEffectEvent((latest: string | null) => {
    const isMissing = latest !== null && data?.entries.every(({ id }) => id !== latest);
    if (!isMissing) return;
    void mutate();
    onNews();
  });
  useEffect(() => load(latestNote), [latestNote]);

  const newest = data?.entries[0];
  const [shown, setShown] = useState<{ readonly id: string | null; readonly author: string | null } | null>(null);
  if (data && shown?.id !== (newest?.id ?? null)) {
    const isNews = shown !== null && newest?.author !== agentName;
    setShown({ id: newest?.id ?? null, author: isNews ? (newest?.author ?? null) : null });
  }
  return (
    <Status>{shown?.author && <VisuallyHidden key={shown.id}>{texts.addedBy(shown.author)}</VisuallyHidden>}</Status>
  );
}
