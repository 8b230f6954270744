import { useEffect, useState } from 'react';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import { Status } from '../status/status';
import sheet, * as styles from './spinner.module.css';

registerSheet(sheet);

/** Waiting that is over sooner than this shows nothing: a flash reads as a fault. */
const SHOW_AFTER_MS = 300;

export interface SpinnerProps {
  /** small 48 px in a part of a page, large 96 px for a page, button 20 px [UI-11]. */
  readonly size?: 'small' | 'large' | 'button';
}

/** The turning ring alone, without words: decoration. Say what is waited for beside it. */
export function Spinner({ size = 'small' }: SpinnerProps) {
  return <span aria-hidden="true" className={classNames(styles.spinner, styles[size])} />;
}

/** A part of a page that is being fetched: the ring with its words, announced. */
export function SectionSpinner({ label: words }: { readonly label: string }) {
  return (
    <Status className={styles.part}>
      <Spinner />
      <span>{words}</span>
    </Status>
  );
}

export interface FullPageSpinnerProps {
  /** What is going on, "Getting your move ready". */
  readonly label?: string;
  /** One calmer sentence under it. */
  readonly detail?: string;
  /** Milliseconds before it shows; the room is kept from the start. */
  readonly delay?: number;
}

/** A whole page of waiting. Shows from 300 ms on, with words under the ring. */
export function FullPageSpinner({
  label: words = 'Getting your move ready',
  detail: more = 'This usually takes a few seconds.',
  delay = SHOW_AFTER_MS,
}: FullPageSpinnerProps) {
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);

  return (
    <Status className={classNames(styles.page, !shown && styles.waiting)}>
      {shown && (
        <>
          <Spinner size="large" />
          <div>
            <p className={styles.words}>{words}</p>
            {more && <p className={styles.more}>{more}</p>}
          </div>
        </>
      )}
    </Status>
  );
}
