import { isConsentPurpose, type ConsentPurpose, type Disclosure } from '@home-move/contract';
import { Lazy, lazyModule, registerSheet, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useRef, useState } from 'react';
import sheet, * as styles from './entry-actions.module.css';
import { nameOfEntry } from './entry.texts';
import { useReloadPassport } from './passport.queries';
import { withdrawalOf, withdrawTexts as texts } from './withdraw.texts';

registerSheet(sheet);

const dialog = lazyModule(() => import(/* webpackChunkName: "withdraw-dialog" */ './withdraw-dialog'));

interface WithdrawActionProps {
  readonly entry: Disclosure;
}

/** "Withdraw consent", or since when the mover has withdrawn it; nothing on an entry with another legal basis. [PASS-09] */
export function WithdrawAction({ entry }: WithdrawActionProps) {
  const { purpose, legalBasis } = entry;
  if (legalBasis !== 'consent' || !isConsentPurpose(purpose)) return null;
  return <Withdrawal entry={entry} purpose={purpose} />;
}

function Withdrawal({ entry, purpose }: WithdrawActionProps & { readonly purpose: ConsentPurpose }) {
  const { enrolment } = useRuntime();
  const reload = useReloadPassport();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [storedAt, setStoredAt] = useState<string>();
  const at = entry.withdrawnAt ?? storedAt;
  return (
    <>
      {at === undefined ? (
        <button type="button" className={styles.action} onClick={() => setOpen(true)}>
          {texts.action}
          <VisuallyHidden>{texts.about(nameOfEntry(entry))}</VisuallyHidden>
        </button>
      ) : (
        <p ref={outcome} tabIndex={-1} className={styles.outcome}>
          {texts.withdrawn(at, withdrawalOf(entry, purpose).informed)}
        </p>
      )}
      {isOpen !== null && (
        <Lazy module={dialog}>
          {({ WithdrawDialog }) => (
            <WithdrawDialog
              entry={entry}
              purpose={purpose}
              open={isOpen}
              onClose={() => setOpen(false)}
              onWithdrawn={async ({ withdrawnAt }) => {
                setStoredAt(withdrawnAt);
                setOpen(false);
                // Other entries may have the same consent.
                await reload();
                // A referral has removed its package.
                await enrolment.refresh();
              }}
              finalFocus={() => outcome.current}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
