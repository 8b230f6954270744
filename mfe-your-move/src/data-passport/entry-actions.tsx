import type { ComplaintsRoute, Disclosure } from '@home-move/contract';
import { ChevronDownIcon, registerSheet, VisuallyHidden } from '@home-move/ui';
import { useId, useState } from 'react';
import { ComplainPanel } from './complain-panel';
import { CorrectPanel } from './correct-panel';
import { correctTexts } from './correct.texts';
import { useCorrections } from './corrections';
import { dataPassportTexts } from './data-passport.texts';
import sheet, * as styles from './entry-actions.module.css';
import { nameOfEntry } from './entry.texts';
import { ObjectAction } from './object-action';
import { ResendAction } from './resend-action';
import { WithdrawAction } from './withdraw-action';

registerSheet(sheet);

interface EntryActionsProps {
  readonly entry: Disclosure;
  readonly complaints: ComplaintsRoute;
}

/** The actions of an entry; "Complain" is always there. It and "Correct" open below the actions. [PASS-11, PASS-12] */
export function EntryActions({ entry, complaints }: EntryActionsProps) {
  const panelId = useId();
  const [open, setOpen] = useState<'correct' | 'complain' | null>(null);
  const corrections = useCorrections(entry);
  const opener = (panel: 'correct' | 'complain') => ({
    type: 'button' as const,
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? panelId : undefined,
    className: styles.action,
    onClick: () => setOpen(open === panel ? null : panel),
  });
  return (
    <>
      <div className={styles.actions}>
        <ResendAction entry={entry} />
        <WithdrawAction entry={entry} />
        <ObjectAction entry={entry} />
        {corrections.length > 0 && (
          <button {...opener('correct')}>
            {correctTexts.action}
            <VisuallyHidden>{correctTexts.about(nameOfEntry(entry))}</VisuallyHidden>
            <ChevronDownIcon size={16} />
          </button>
        )}
        <button {...opener('complain')}>
          {dataPassportTexts.complain.action}
          <VisuallyHidden>{dataPassportTexts.complain.about(nameOfEntry(entry))}</VisuallyHidden>
          <ChevronDownIcon size={16} />
        </button>
      </div>
      {open === 'correct' && <CorrectPanel id={panelId} corrections={corrections} />}
      {open === 'complain' && <ComplainPanel id={panelId} complaints={complaints} />}
    </>
  );
}
