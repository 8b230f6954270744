import type { ComplaintsRoute, Disclosure } from '@home-move/contract';
import { ChevronDownIcon, registerSheet, VisuallyHidden } from '@home-move/ui';
import { useId, useState } from 'react';
import { ComplainPanel } from './complain-panel';
import { dataPassportTexts } from './data-passport.texts';
import sheet, * as styles from './entry-actions.module.css';
import { nameOfEntry } from './entry.texts';
import { ObjectAction } from './object-action';
import { ResendAction } from './resend-action';
import { WithdrawAction } from './withdraw-action';

registerSheet(sheet);
const texts = dataPassportTexts.complain;

interface EntryActionsProps {
  readonly entry: Disclosure;
  readonly complaints: ComplaintsRoute;
}

/** The actions of an entry; "Complain" is always there and opens below the actions. [PASS-12] */
export function EntryActions({ entry, complaints }: EntryActionsProps) {
  const panelId = useId();
  const [isComplaining, setComplaining] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        <ResendAction entry={entry} />
        <WithdrawAction entry={entry} />
        <ObjectAction entry={entry} />
        <button
          type="button"
          aria-expanded={isComplaining}
          aria-controls={isComplaining ? panelId : undefined}
          className={styles.action}
          onClick={() => setComplaining(!isComplaining)}
        >
          {texts.action}
          <VisuallyHidden>{texts.about(nameOfEntry(entry))}</VisuallyHidden>
          <ChevronDownIcon size={16} />
        </button>
      </div>
      {isComplaining && <ComplainPanel id={panelId} complaints={complaints} />}
    </>
  );
}
