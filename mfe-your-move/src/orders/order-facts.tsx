import { londonToday, type Order } from '@home-move/contract';
import { formatDate, registerSheet, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import sheet, * as styles from './order-facts.module.css';
import { orderTexts } from './order.texts';

registerSheet(sheet);
const texts = orderTexts.facts;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Day = ({ day, children }: { readonly day: string | null; readonly children?: ReactNode }) => (
  <>
    <b>{day === null ? texts.notKnown : formatDate(day)}</b>
    {day !== null && children}
  </>
);

/** Price now and later, start, and the last day to cancel free of charge. [ORDER-04] */
export function OrderFacts({ order: { price, extras, startsOn, cancelUntil } }: { readonly order: Order }) {
  const { clock } = useRuntime();
  const hasPassed = cancelUntil !== null && cancelUntil < londonToday(clock.now());
  const notes = [...(price.isEstimate ? [texts.estimate] : []), ...extras];
  return (
    <dl className={styles.facts}>
      <Fact label={texts.priceNow}>
        <b>{texts.aMonth(price.monthly)}</b>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </Fact>
      {price.later.length > 0 && (
        <Fact label={texts.priceLater}>
          {price.later.map((change) => (
            <span key={change}>{change}</span>
          ))}
        </Fact>
      )}
      <Fact label={texts.starts}>
        <Day day={startsOn} />
      </Fact>
      <Fact label={texts.cancelUntil}>
        <Day day={cancelUntil}>
          <small>{hasPassed ? texts.passed : texts.endOfDay}</small>
        </Day>
      </Fact>
    </dl>
  );
}
