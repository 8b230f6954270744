import { dataPassportEndpoints, isObjectionPurpose, type Disclosure, type ObjectionPurpose } from '@home-move/contract';
import { registerSheet, useAction, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import sheet, * as styles from './entry-actions.module.css';
import { nameOfEntry } from './entry.texts';
import { objectTexts as texts } from './object.texts';

registerSheet(sheet);

interface ObjectActionProps {
  readonly entry: Disclosure;
}

/** "Object", or since when the mover has objected; nothing on an entry with another legal basis. [PASS-10] */
export function ObjectAction({ entry }: ObjectActionProps) {
  const { purpose, legalBasis } = entry;
  if (legalBasis !== 'legitimateInterest' || !isObjectionPurpose(purpose)) return null;
  return <Objection entry={entry} purpose={purpose} />;
}

function Objection({ entry, purpose }: ObjectActionProps & { readonly purpose: ObjectionPurpose }) {
  const { http } = useRuntime();
  const { mutate } = useSWRConfig();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [storedAt, setStoredAt] = useState<string>();
  const { run, busy, problem } = useAction(async () => {
    const { at } = await http.send(dataPassportEndpoints.object, { body: { purpose } });
    setStoredAt(at);
    // Other entries may have the same purpose.
    await mutate((key) => Array.isArray(key) && key[0] === dataPassportEndpoints.read.path);
  });
  // The button that had the focus is gone. Reading the sentence then announces it.
  useEffect(() => {
    if (storedAt !== undefined) outcome.current?.focus();
  }, [storedAt]);
  const at = storedAt ?? entry.objectedAt;
  if (at !== undefined)
    return (
      <p ref={outcome} tabIndex={-1} className={styles.outcome}>
        {texts.objected(at, purpose)}
      </p>
    );
  return (
    <>
      <button type="button" aria-disabled={busy} className={styles.action} onClick={() => void run()}>
        {busy ? texts.busy : texts.action}
        <VisuallyHidden>{texts.about(nameOfEntry(entry))}</VisuallyHidden>
      </button>
      {problem && (
        <p role="alert" className={styles.failure}>
          {problem.title}
        </p>
      )}
    </>
  );
}
