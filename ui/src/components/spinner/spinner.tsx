import { useEffect, useState } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import { Status } from '../status/status';
import sheet, * as styles from './spinner.module.css';

registerSheet(sheet);

const sizes = { small: styles.small, large: styles.large, button: styles.button };

/** A shorter wait shows nothing: a flash looks like an error. */
const SHOW_AFTER_MS = 300;

export interface SpinnerProps {
  /** small 48 px for a section, large 96 px for a page, button 20 px. [UI-11] */
  readonly size?: 'small' | 'large' | 'button';
}

/** Only the spinning ring, as decoration. Put a text next to it. */
export function Spinner({ size = 'small' }: SpinnerProps) {
  return <span aria-hidden="true" className={classNames(styles.spinner, sizes[size])} />;
}

/** A section of a page that loads: the ring with an announced label. */
export function SectionSpinner({ label }: { readonly label: string }) {
  return (
    <Status className={styles.section}>
      <Spinner />
      <span>{label}</span>
    </Status>
  );
}

export interface FullPageSpinnerProps {
  /** "Getting your move ready" by default. */
  readonly label?: string;
  /** A sentence under the label; empty for none. */
  readonly detail?: string;
  /** Milliseconds before it shows; its space is reserved from the start. */
  readonly delay?: number;
}

/** A page that loads: the ring with label and detail, shown after 300 ms and announced. */
export function FullPageSpinner({
  label = 'Getting your move ready',
  detail = 'This usually takes a few seconds.',
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
            <p className={styles.label}>{label}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
        </>
      )}
    </Status>
  );
}
