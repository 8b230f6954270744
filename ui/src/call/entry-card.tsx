import type { PrivateEntry } from '@home-move/contract';
import { useEffect, useId, useRef } from 'react';
import { Card, CardHead } from '../components/card/card';
import { Notice } from '../components/notice/notice';
import { Spinner } from '../components/spinner/spinner';
import { Heading, Text } from '../components/text/text';
import { Tile } from '../components/tile/tile';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import { LockIcon, SuccessIcon } from '../icons/icons';
import { useEnrolment } from '../runtime/runtime-context';
import { registerSheet } from '../styles/sheets';
import { callTexts } from './call.texts';
import sheet, * as styles from './entry-card.module.css';
import { useMomentText } from './note-time';
import type { CustomerEntry } from './use-customer-entry';

registerSheet(sheet);

const texts = callTexts.privateEntry;

const titles = { sent: texts.hasLink, opened: texts.entering, done: texts.hasEntered } as const;

interface Milestone {
  readonly kind: 'done' | 'now' | 'todo';
  readonly text: string;
  /** ISO instant; null if it has not happened. */
  readonly at: string | null;
}

function milestonesOf({ channel, state, sentAt, openedAt, doneAt }: PrivateEntry): readonly Milestone[] {
  const isOver = state === 'done' || state === 'ended';
  const sent = { kind: 'done', text: texts.sent(channel), at: sentAt } as const;
  const opened =
    state === 'opened'
      ? ({ kind: 'now', text: texts.opened, at: openedAt } as const)
      : ({ kind: openedAt === null ? 'todo' : 'done', text: texts.opening, at: openedAt } as const);
  const done = { kind: state === 'done' ? 'done' : 'todo', text: texts.done, at: doneAt } as const;
  return [sent, ...(isOver && openedAt === null ? [] : [opened]), ...(state === 'ended' ? [] : [done])];
}

const icons = {
  done: <SuccessIcon />,
  now: <Spinner size="button" />,
  todo: <span className={styles.circle} />,
} as const;
const looks = { done: undefined, now: styles.now, todo: styles.todo } as const;

interface EntryCardProps extends Pick<CustomerEntry, 'isAwaited' | 'connection'> {
  readonly entry: PrivateEntry;
}

/** How far the customer is, with times and without any detail. Not a live region: the panel announces each change. */
export function EntryCard({ entry, isAwaited, connection }: EntryCardProps) {
  const { scope, state } = entry;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const wasAwaited = useRef(isAwaited);
  const firstName = useEnrolment()?.firstName ?? null;
  const momentText = useMomentText();

  // The button that had the focus is gone.
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (wasAwaited.current && !isAwaited && hasLostFocus) title.current?.focus();
    wasAwaited.current = isAwaited;
  }, [isAwaited]);

  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <CardHead className={styles.head}>
        <Tile>
          <LockIcon size={22} />
        </Tile>
        <div>
          <Heading ref={title} id={titleId} tabIndex={-1} level={2} look="h3">
            {state === 'ended' ? texts.ended(scope) : titles[state](firstName, scope)}
          </Heading>
          <Text size="sm" muted>
            {state === 'ended' ? texts.askAgain : texts.lede}
          </Text>
        </div>
      </CardHead>
      <ol className={styles.steps}>
        {milestonesOf(entry).map(({ kind, text, at }) => (
          <li key={text} className={looks[kind]}>
            {icons[kind]}
            <span>
              {kind === 'todo' && <VisuallyHidden>{texts.notYet} </VisuallyHidden>}
              {text}
            </span>
            {at !== null && <time dateTime={at}>{momentText(at)}</time>}
          </li>
        ))}
      </ol>
      {connection === 'offline' && (
        <div className={styles.offline}>
          <Notice kind="warning" still>
            {texts.offline}
          </Notice>
        </div>
      )}
    </Card>
  );
}
