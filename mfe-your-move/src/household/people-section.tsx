import { householdEndpoints, type HouseholdPerson } from '@home-move/contract';
import {
  Card,
  Heading,
  Lazy,
  lazyModule,
  ProblemNotice,
  registerSheet,
  Text,
  TextButton,
  VisuallyHidden,
} from '@home-move/ui';
import { useId, useRef, useState } from 'react';
import { useHouseholdAction, useHouseholdState } from './household-state';
import { householdTexts } from './household.texts';
import { OutcomeStatus, useOutcome } from './outcome';
import { invitationsOf, isDelivered, membersOf } from './people';
import sheet, * as styles from './people.module.css';
import { PersonRow } from './person-row';

registerSheet(sheet);
const texts = householdTexts.people;

const question = lazyModule(() => import(/* webpackChunkName: "household-dialogs" */ './household-dialogs'));

type Opened = {
  readonly kind: 'remove' | 'cancel' | 'change';
  readonly person: HouseholdPerson;
  /** How often a dialog was opened: each one starts without the failure and the values of an earlier one. */
  readonly attempt: number;
};

interface RowActionsProps {
  readonly person: HouseholdPerson;
  readonly onOpen: (opened: Omit<Opened, 'attempt'>) => void;
  /** Reports whether the message was sent again. */
  readonly onNews: (news: string) => void;
}

/** What the mover can do about one person. [ROOM-09, ROOM-15] */
function RowActions({ person, onOpen, onNews }: RowActionsProps) {
  const { state, invitation } = person;
  const name = householdTexts.nameOf(person);
  const again = useHouseholdAction(
    (http) => http.send(householdEndpoints.inviteAgain, { params: { id: person.id } }),
    (changed) => {
      const hasFailed = invitation !== null && !isDelivered(changed, invitation);
      onNews(hasFailed ? texts.failed(name) : texts.sentAgain(name));
    },
  );
  if (state === 'joined')
    return (
      <TextButton className={styles.action} onClick={() => onOpen({ kind: 'remove', person })}>
        {texts.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </TextButton>
    );
  if (state === 'mover' || !invitation) return null;
  const hidden = <VisuallyHidden>{texts.ofInvitation(name)}</VisuallyHidden>;
  return (
    <>
      <TextButton
        className={styles.action}
        aria-busy={again.busy || undefined}
        onClick={() => {
          onNews('');
          void again.run();
        }}
      >
        {again.busy ? texts.sending : texts.again}
        {hidden}
      </TextButton>
      {state === 'notDelivered' && (
        <TextButton className={styles.action} onClick={() => onOpen({ kind: 'change', person })}>
          {texts.change(invitation.channel)}
          <VisuallyHidden>{texts.forPerson(name)}</VisuallyHidden>
        </TextButton>
      )}
      <TextButton className={styles.action} onClick={() => onOpen({ kind: 'cancel', person })}>
        {texts.cancel}
        {hidden}
      </TextButton>
      <ProblemNotice problem={again.problem} focused />
    </>
  );
}

/** Everyone who is in, and open invitations. The mover can remove people, and send invitations again or cancel them. [ROOM-01, ROOM-09, ROOM-15] */
export function PeopleSection() {
  const { household } = useHouseholdState();
  const { people, personId, role } = household;
  const titleId = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const outcome = useOutcome();
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} look="h2large" id={titleId} ref={title} tabIndex={-1}>
        {texts.title}
      </Heading>
      <Text size="sm" muted className={styles.lede}>
        {texts.summary(membersOf(household).length, invitationsOf(household).length)}
      </Text>
      <Card as="div" className={styles.card}>
        <ul className={styles.list}>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} isSelf={person.id === personId}>
              {role === 'mover' && (
                <RowActions
                  person={person}
                  onOpen={(chosen) => {
                    setOpened({ ...chosen, attempt: (opened?.attempt ?? 0) + 1 });
                    setOpen(true);
                    outcome.show('');
                  }}
                  onNews={outcome.show}
                />
              )}
            </PersonRow>
          ))}
        </ul>
      </Card>
      <OutcomeStatus outcome={outcome} />
      {opened && (
        <Lazy module={question}>
          {({ PersonDialog }) => (
            <PersonDialog
              key={opened.attempt}
              kind={opened.kind}
              person={opened.person}
              open={isOpen}
              onClose={() => setOpen(false)}
              onDone={(news) => {
                setOpen(false);
                outcome.show(news);
              }}
              finalFocus={() => outcome.afterDialog() ?? title.current}
            />
          )}
        </Lazy>
      )}
    </section>
  );
}
