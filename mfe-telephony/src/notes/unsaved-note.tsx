import type { Enrolment } from '@home-move/contract';
import { Notice } from '@home-move/ui';
import { useState } from 'react';
import { useNoteDraft } from './note-draft';
import * as styles from './notes.module.css';
import { notesTexts as texts } from './notes.texts';

/** The note that an agent was typing when the enrolment was finished, to copy. */
export function UnsavedNote({ enrolment }: { readonly enrolment: Enrolment }) {
  const { initial, discard } = useNoteDraft(enrolment);
  const [isDismissed, setDismissed] = useState(false);
  if (initial === null || isDismissed) return null;
  const dismiss = () => {
    discard();
    setDismissed(true);
  };
  return (
    <div className={styles.unsaved}>
      <Notice kind="error" onDismiss={dismiss}>
        <p>{texts.finishedBeforeSaved}</p>
        <p className={styles.content}>{initial.content}</p>
      </Notice>
    </div>
  );
}
