import { householdEndpoints, type HouseholdSplit } from '@home-move/contract';
import { Button, Notice, ProblemNotice, registerSheet, Status } from '@home-move/ui';
import { useRef } from 'react';
import { useHouseholdAction, useHouseholdState } from './household-state';
import { membersOf, shortNames } from './people';
import sheet, * as styles from './split.module.css';
import { splitTexts } from './split.texts';

registerSheet(sheet);
const texts = splitTexts.agreement;

/** Who agreed to the saved split, and the button for someone who has not. [ROOM-14] */
export function Agreement({ split }: { readonly split: HouseholdSplit }) {
  const { household } = useHouseholdState();
  const { personId, version } = household;
  const members = membersOf(household);
  const short = shortNames(members);
  const status = useRef<HTMLDivElement>(null);
  const { run, busy, problem } = useHouseholdAction(
    (http) => http.send(householdEndpoints.agreeToSplit, { body: { version } }),
    // The button is removed.
    () => status.current?.focus(),
  );
  const nameOf = (id: string) => (id === personId ? texts.you : (short.get(id) ?? ''));
  const agreed = members
    .filter(({ id }) => split.agreed.includes(id))
    .toSorted((a, b) => Number(b.id === personId) - Number(a.id === personId))
    .map(({ id }) => nameOf(id));
  const waiting = members.filter(({ id }) => !split.agreed.includes(id) && id !== personId).map(({ id }) => nameOf(id));
  const hasAgreed = split.agreed.includes(personId);
  const isEveryone = agreed.length === members.length;
  const lines = [
    isEveryone ? texts.everyone : agreed.length > 0 ? texts.agreed(agreed) : '',
    waiting.length > 0 ? texts.waiting(waiting) : '',
  ].filter(Boolean);
  return (
    <div className={styles.agreement}>
      <Notice kind={isEveryone ? 'success' : 'info'} still>
        <Status ref={status} tabIndex={-1}>
          <b>{lines.join(' ')}</b>
        </Status>
        {agreed.length > 0 && <p>{texts.clears}</p>}
      </Notice>
      {(!hasAgreed || problem) && (
        <div className={styles.agree}>
          <ProblemNotice problem={problem} focused />
          {!hasAgreed && (
            <Button busy={busy ? texts.agreeing : undefined} onClick={() => void run()}>
              {texts.agree}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
