import type { NoteDraft, Readable } from '@home-move/contract';
import { registerSheet, useStore } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../runtime/shell-context';
import { unsavedNotes } from './note-drafts';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';
import { UnsavedDialog } from './unsaved-dialog';

registerSheet(sheet);

const texts = telephonyTexts.unsaved;

export interface LogOutProps {
  /** How often a page has requested the log out, as its own button does. */
  readonly requests: Readable<number>;
}

/** Logs the agent out; with unsaved notes only after a question that names each customer. [CHROME-11] */
export function LogOut({ requests }: LogOutProps) {
  const { session, storage, logout } = useShell();
  const agentName = useStore(session).agentName ?? '';
  const [unsaved, setUnsaved] = useState<readonly NoteDraft[]>([]);
  const [isOpen, setOpen] = useState(false);

  const start = () => {
    const notes = unsavedNotes(storage, agentName);
    setUnsaved(notes);
    setOpen(notes.length > 0);
    if (notes.length === 0) void logout();
  };
  const startOnRequest = useEffectEvent(start);
  useEffect(() => requests.subscribe(() => startOnRequest()), [requests]);

  return (
    <>
      <button type="button" className={styles.logOut} onClick={start}>
        {telephonyTexts.logOut}
      </button>
      <UnsavedDialog
        notes={unsaved}
        open={isOpen}
        text={(storage.persistent ? texts.kept : texts.lost)(unsaved.length)}
        leave={texts.leave}
        onLeave={() => void logout()}
        onStay={() => setOpen(false)}
      />
    </>
  );
}
