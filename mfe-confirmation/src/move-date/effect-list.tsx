import type { MoveDateContact, MoveDateEffect } from '@home-move/contract';
import { formatDate, registerSheet, Tag, Text, TextLink, VisuallyHidden } from '@home-move/ui';
import { moveDateTexts as texts } from './move-date.texts';
import sheet, * as styles from './move-date.module.css';

registerSheet(sheet);

function Days({ before, after }: Pick<MoveDateEffect, 'before' | 'after'>) {
  if (after === null) return null;
  if (before === null) return <Text numeric>{formatDate(after)}</Text>;
  if (before === after) return <Text numeric>{texts.unchanged(formatDate(before))}</Text>;
  return (
    <Text numeric>
      {formatDate(before)} <span aria-hidden="true">→</span>
      <VisuallyHidden> {texts.fromTo} </VisuallyHidden> <b>{formatDate(after)}</b>
    </Text>
  );
}

/** A company to contact: its site in a new tab, and the reference that it knows. */
export function Contact({ name, url, reference }: MoveDateContact) {
  return (
    <>
      {reference !== null && <Text numeric>{texts.reference(reference)}</Text>}
      {url !== null && (
        <Text>
          <TextLink external href={url}>
            {texts.site(name)}
          </TextLink>
        </Text>
      )}
    </>
  );
}

interface EffectListProps {
  readonly effects: readonly MoveDateEffect[];
  /** Whether the date has changed: what we do is done then. */
  readonly isDone?: boolean;
}

/** What a changed move-in date affects: the days before and after, and who acts. */
export function EffectList({ effects, isDone = false }: EffectListProps) {
  return (
    <ul className={styles.effects}>
      {effects.map(({ id, title, before, after, action, text, contact }) => (
        <li key={id} className={styles.effect}>
          <b>{title}</b>
          <Days before={before} after={after} />
          <div>
            <Tag>{isDone && action === 'change' ? texts.changedByUs : texts.actions[action]}</Tag>
          </div>
          {!(isDone && action === 'change') && <Text muted>{text}</Text>}
          {action === 'call' && contact && <Contact {...contact} />}
        </li>
      ))}
    </ul>
  );
}
