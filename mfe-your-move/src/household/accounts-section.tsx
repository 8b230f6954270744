import type { HouseholdAccountId } from '@home-move/contract';
import { Card, Heading, Lazy, lazyModule, Notice, registerSheet } from '@home-move/ui';
import { useId, useState } from 'react';
import { AccountRow } from './account-row';
import sheet, * as styles from './accounts.module.css';
import { accountTexts as texts } from './accounts.texts';
import { useHouseholdState } from './household-state';

registerSheet(sheet);

const dialog = lazyModule(() => import(/* webpackChunkName: "names-dialog" */ './names-dialog'));

/** The accounts in fixed order, under the sentence on joint liability. [ROOM-10] */
export function AccountsSection() {
  const { household } = useHouseholdState();
  const titleId = useId();
  const [opened, setOpened] = useState<{ readonly id: HouseholdAccountId; readonly attempt: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const account = household.accounts.find(({ id }) => id === opened?.id);
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId}>
        {texts.title}
      </Heading>
      <div className={styles.notice}>
        <Notice still>
          <p>{texts.liability}</p>
        </Notice>
      </div>
      <Card as="div" className={styles.card}>
        <ul className={styles.list}>
          {household.accounts.map((row) => (
            <AccountRow
              key={row.id}
              account={row}
              onChange={() => {
                setOpened({ id: row.id, attempt: (opened?.attempt ?? 0) + 1 });
                setOpen(true);
              }}
            />
          ))}
        </ul>
      </Card>
      {opened && account && (
        <Lazy module={dialog}>
          {({ NamesDialog }) => (
            <NamesDialog key={opened.attempt} account={account} open={isOpen} onClose={() => setOpen(false)} />
          )}
        </Lazy>
      )}
    </section>
  );
}
