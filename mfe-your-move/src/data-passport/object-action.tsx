import { dataPassportEndpoints, isObjectionPurpose, type Disclosure, type ObjectionPurpose } from '@home-move/contract';
import { useAction, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { ActionButton } from './action-button';
import { ActionOutcome } from './action-outcome';
import { objectTexts as texts } from './object.texts';
import { useReloadPassport } from './passport.queries';

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
  const reload = useReloadPassport();
  const [storedAt, setStoredAt] = useState<string>();
  const { run, busy, problem } = useAction(async () => {
    const { at } = await http.send(dataPassportEndpoints.object, { body: { purpose } });
    setStoredAt(at);
    // Other entries may have the same purpose.
    await reload();
  });
  const at = storedAt ?? entry.objectedAt;
  if (at !== undefined)
    return <ActionOutcome isNew={storedAt !== undefined}>{texts.objected(at, purpose)}</ActionOutcome>;
  return <ActionButton entry={entry} texts={texts} isBusy={busy} problem={problem} onClick={() => void run()} />;
}
