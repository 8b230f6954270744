import { dataPassportEndpoints, pathOf, type Disclosure } from '@home-move/contract';
import { registerSheet, useAction, useLinkProps, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useState } from 'react';
import { ActionButton } from './action-button';
import { ActionOutcome } from './action-outcome';
import sheet, * as styles from './entry-actions.module.css';
import { nameOfEntry } from './entry.texts';
import { usePageOf } from './pages-of-purposes';
import { useReloadPassport } from './passport.queries';
import { resendTexts as texts } from './resend.texts';

registerSheet(sheet);

interface ResendActionProps {
  readonly entry: Disclosure;
}

/** "Send again" on an entry that was not delivered, or what became of it; nothing on any other entry. [PASS-13] */
export function ResendAction({ entry }: ResendActionProps) {
  const { http } = useRuntime();
  const reload = useReloadPassport();
  const [answer, setAnswer] = useState<Disclosure>();
  const { run, busy, problem } = useAction(async () => {
    setAnswer(await http.send(dataPassportEndpoints.resend, { params: { id: entry.id } }));
    await reload();
  });
  const { resend } = entry;
  // The answer to the button is older than what the page has loaded since, unless that does not show it yet.
  const state = resend === 'possible' || resend === undefined ? answer?.resend : resend;
  if (state === 'onPage') return <ResendPage entry={entry} />;
  if (state === 'requested' || state === 'repeated')
    return <ActionOutcome isNew={answer !== undefined}>{texts.outcomes[state]}</ActionOutcome>;
  if (answer !== undefined) return <ActionOutcome isNew>{texts.nothingLeft}</ActionOutcome>;
  if (resend === undefined) return null;
  return <ActionButton entry={entry} texts={texts} isBusy={busy} problem={problem} onClick={() => void run()} />;
}

/** The way to the page that sent the entry, because Home Move has not stored the values. */
function ResendPage({ entry }: ResendActionProps) {
  const link = useLinkProps();
  const page = usePageOf(entry.purpose);
  if (page === null) return <ActionOutcome isNew={false}>{texts.outcomes.onPage}</ActionOutcome>;
  return (
    <a {...link(pathOf(page))} className={styles.action}>
      {texts.onPage}
      <VisuallyHidden>{texts.about(nameOfEntry(entry))}</VisuallyHidden>
    </a>
  );
}
