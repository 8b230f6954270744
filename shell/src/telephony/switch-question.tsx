import type { NoteDraft, Readable } from '@home-move/contract';
import { useStore } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../runtime/shell-context';
import { unsavedNotes } from './note-drafts';
import { telephonyTexts } from './telephony.texts';
import { UnsavedDialog } from './unsaved-dialog';

const texts = telephonyTexts.unsaved;

export interface SwitchQuestionProps {
  /** How often the CRM has wanted to show another call. */
  readonly switches: Readable<number>;
}

/** Warns of an unsaved note before the CRM's next call replaces this one; after the save the CRM continues. */
export function SwitchQuestion({ switches }: SwitchQuestionProps) {
  const { session, storage } = useShell();
  const agentName = useStore(session).agentName ?? '';
  const [notes, setNotes] = useState<readonly NoteDraft[]>([]);
  const [isOpen, setOpen] = useState(false);
  const ask = useEffectEvent(() => {
    setNotes(unsavedNotes(storage, agentName));
    setOpen(true);
  });
  useEffect(() => switches.subscribe(() => ask()), [switches]);
  const stay = () => setOpen(false);
  const leave = () => {
    setOpen(false);
    storage.remove('noteDrafts');
  };
  return (
    <UnsavedDialog
      notes={notes}
      open={isOpen}
      text={texts.nextCall}
      leave={texts.openNext}
      onLeave={leave}
      onStay={stay}
    />
  );
}
