import { londonToday, type HouseholdPerson } from '@home-move/contract';
import { Badge, classNames, ErrorIcon, MailIcon, registerSheet, SmartphoneIcon, Tag, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { householdTexts } from './household.texts';
import { initialsOf } from './people';
import sheet, * as styles from './people.module.css';

registerSheet(sheet);
const texts = householdTexts.people;

interface PersonRowProps {
  readonly person: HouseholdPerson;
  /** Whether it is the person who looks at the page. */
  readonly isSelf: boolean;
  readonly children?: ReactNode;
}

function Mark({ person: { name, state, invitation } }: Pick<PersonRowProps, 'person'>) {
  const Icon = invitation?.channel === 'sms' ? SmartphoneIcon : MailIcon;
  const isOpen = state === 'invited' || state === 'notDelivered';
  return (
    <span aria-hidden="true" className={classNames(styles.mark, isOpen && styles.open)}>
      {name === null ? <Icon /> : initialsOf(name)}
    </span>
  );
}

function State({ person: { state }, isSelf }: PersonRowProps) {
  if (isSelf) return <Tag>{texts.you}</Tag>;
  if (state === 'joined') return <Badge status="completed">{texts.joined}</Badge>;
  if (state === 'invited') return <Badge status="pending">{texts.invited}</Badge>;
  if (state === 'mover') return null;
  return (
    <Tag className={styles.badge}>
      <ErrorIcon size={14} />
      {texts.notDelivered}
    </Tag>
  );
}

/** The facts about a person, a line each. */
function useNotes({ state, since, invitation }: HouseholdPerson, isSelf: boolean): readonly string[] {
  const today = londonToday(useRuntime().clock.now());
  if (state === 'mover') return [isSelf ? texts.setUp : texts.theySetUp];
  if (since === null) return [];
  const day = londonToday(new Date(since));
  if (state === 'joined') return [texts.since(day)];
  const sent = invitation ? texts.sent(invitation.channel, since, day === today) : texts.sentOn(day);
  if (state === 'invited') return [`${sent} ${texts.notYet}`];
  return invitation ? [sent, texts.check(invitation.channel)] : [sent];
}

/** A person or an open invitation, with what can be done about it. [ROOM-15] */
export function PersonRow({ person, isSelf, children }: PersonRowProps) {
  const notes = useNotes(person, isSelf);
  const name = person.name || person.invitation ? householdTexts.nameOf(person) : texts.unnamed;
  return (
    <li className={styles.person}>
      <Mark person={person} />
      <div>
        <p className={styles.name}>
          <b>{name}</b>
          <State person={person} isSelf={isSelf} />
        </p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
