import { householdEndpoints, type HouseholdAccount } from '@home-move/contract';
import { Button, ProblemNotice, registerSheet, TextButton, VisuallyHidden } from '@home-move/ui';
import sheet, * as styles from './accounts.module.css';
import { accountTexts } from './accounts.texts';
import { useHouseholdAction, useHouseholdState } from './household-state';
import { OutcomeStatus, useOutcome } from './outcome';

registerSheet(sheet);
const texts = accountTexts.answer;

/** Where a housemate agrees to be named on an account, declines, or takes it back. [ROOM-10] */
export function AccountAnswer({ account }: { readonly account: HouseholdAccount }) {
  const { household } = useHouseholdState();
  const { version, personId } = household;
  const { id, supplier, asked, named } = account;
  const name = accountTexts.names[id];
  const outcome = useOutcome();
  const { run, busy, problem } = useHouseholdAction(
    (http, isAgreed: boolean) =>
      http.send(householdEndpoints.answerNaming, { params: { account: id }, body: { version, isAgreed } }),
    (_, [isAgreed]) => outcome.focus(texts.outcome(name, isAgreed)),
  );
  const of = <VisuallyHidden>{texts.of(name)}</VisuallyHidden>;
  const isAsked = asked.some((request) => request.personId === personId);
  return (
    <>
      {isAsked && <b>{texts.question(name, supplier)}</b>}
      <ProblemNotice problem={problem} focused />
      {isAsked && (
        <div className={styles.answer}>
          <Button size="small" busy={busy ? texts.saving : undefined} onClick={() => void run(true)}>
            {texts.agree}
            {of}
          </Button>
          <Button size="small" busy={busy ? texts.saving : undefined} onClick={() => void run(false)}>
            {texts.decline}
            {of}
          </Button>
        </div>
      )}
      {named.includes(personId) && (
        <TextButton className={styles.action} aria-busy={busy || undefined} onClick={() => void run(false)}>
          {busy ? texts.saving : texts.takeBack}
          {of}
        </TextButton>
      )}
      <OutcomeStatus outcome={outcome} />
    </>
  );
}
