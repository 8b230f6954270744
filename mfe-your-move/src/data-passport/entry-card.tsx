import { londonToday, type ComplaintsRoute, type Disclosure } from '@home-move/contract';
import { formatDate, registerSheet, Tile } from '@home-move/ui';
import { useId } from 'react';
import { formatTime } from '../orders/moment';
import { EntryActions } from './entry-actions';
import sheet, * as styles from './entry-card.module.css';
import { EntryResult } from './entry-result';
import { basisOf, entryTexts as texts } from './entry.texts';
import { RecipientIcon } from './recipient-icon';

registerSheet(sheet);

interface EntryCardProps {
  readonly entry: Disclosure;
  readonly complaints: ComplaintsRoute;
}

/** An entry: who and when, which kinds of data, why and on which legal basis, the result, and its actions. [PASS-07] */
export function EntryCard({ entry, complaints }: EntryCardProps) {
  const id = useId();
  const { at, recipient, kinds, purpose } = entry;
  const { title, why } = texts.purposes[purpose];
  return (
    <article aria-labelledby={`${id}-who ${id}-title ${id}-at`} tabIndex={-1} className={styles.card}>
      <div className={styles.facts}>
        <div className={styles.who}>
          <Tile className={styles.tile}>
            <RecipientIcon kind={recipient.kind} />
          </Tile>
          <div>
            <h3 id={`${id}-who`}>{texts.recipients[recipient.kind]}</h3>
            <p id={`${id}-title`}>{title}</p>
            <p>
              <time id={`${id}-at`} dateTime={at}>
                {formatDate(londonToday(new Date(at)))}, {formatTime(at)}
              </time>
            </p>
          </div>
        </div>
        <dl className={styles.cells}>
          <div>
            <dt>{texts.columns.kinds}</dt>
            <dd>{texts.kinds(kinds)}</dd>
          </div>
          <div>
            <dt>{texts.columns.why}</dt>
            <dd>
              {why}
              <small>{basisOf(entry)}</small>
            </dd>
          </div>
          <div className={styles.result}>
            <dt>{texts.columns.result}</dt>
            <dd>
              <EntryResult entry={entry} />
            </dd>
          </div>
        </dl>
      </div>
      <EntryActions entry={entry} complaints={complaints} />
    </article>
  );
}
