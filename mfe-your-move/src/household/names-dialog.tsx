import { householdEndpoints, type HouseholdAccount } from '@home-move/contract';
import { Button, Checkbox, Dialog, Notice, ProblemNotice, registerSheet, Text } from '@home-move/ui';
import { useId, useState, type FormEvent } from 'react';
import { accountTexts } from './accounts.texts';
import sheet, * as styles from './dialogs.module.css';
import { useHouseholdAction, useHouseholdState } from './household-state';
import { membersOf } from './people';

registerSheet(sheet);
const texts = accountTexts.dialog;

interface NamesDialogProps {
  readonly account: HouseholdAccount;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The people to name on an account. After a conflict, the choice stays, and the newer state is shown above it. [ROOM-10, ROOM-11] */
export function NamesDialog({ account, open, onClose }: NamesDialogProps) {
  const { household } = useHouseholdState();
  const formId = useId();
  const { id, named, asked, declined, isOrdered } = account;
  const members = membersOf(household);
  const current = [...named, ...asked.map(({ personId }) => personId)];
  const [chosen, setChosen] = useState<readonly string[]>(current);
  const [basis, setBasis] = useState(household.version);
  const name = accountTexts.names[id];
  const { run, busy, problem } = useHouseholdAction((http) => {
    const personIds = members.map((member) => member.id).filter((personId) => chosen.includes(personId));
    return http.send(householdEndpoints.nameOnAccount, {
      params: { account: id },
      body: { version: basis, personIds },
    });
  }, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const isStale = problem?.code === 'CONFLICT';
  // Changes of others arrive at any time; the choice replaces only names that the notice has shown.
  if (isStale && basis !== household.version) setBasis(household.version);
  const nameOf = (personId: string) => members.find((member) => member.id === personId)?.name;
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      title={texts.title(name)}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      {isStale ? (
        <Notice kind="warning" focusOn={problem}>
          <p>{texts.newer(current.flatMap((personId) => nameOf(personId) ?? []))}</p>
          <p>{texts.stale}</p>
        </Notice>
      ) : (
        <ProblemNotice problem={problem} focused />
      )}
      <Text>{texts.text}</Text>
      <Text size="sm" muted>
        {accountTexts.liability}
      </Text>
      <form id={formId} onSubmit={submit} className={styles.people}>
        {members.map((member) => {
          const isLocked = isOrdered && member.state === 'mover';
          return (
            <Checkbox
              key={member.id}
              label={member.name}
              hint={declined.includes(member.id) && texts.declined}
              locked={isLocked ? texts.ordered : undefined}
              checked={chosen.includes(member.id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, member.id] : chosen.filter((personId) => personId !== member.id))
              }
            />
          );
        })}
      </form>
    </Dialog>
  );
}
