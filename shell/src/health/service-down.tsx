import { registerSheet, Wrap } from '@home-move/ui';
import { useRef } from 'react';
import { CallUs } from './call-us';
import { DarkHouse } from './dark-house';
import sheet, * as styles from './health.module.css';
import { healthTexts } from './health.texts';
import { useBorrowedFocus } from './use-borrowed-focus';

registerSheet(sheet);

/** In place of a page that looks up addresses, while nobody can. [HEALTH-11] */
export function ServiceDown() {
  const heading = useRef<HTMLHeadingElement>(null);
  useBorrowedFocus(heading);
  return (
    <Wrap>
      <section className={styles.down}>
        <DarkHouse />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {healthTexts.down}
        </h1>
        <div className={styles.more}>
          <p>{healthTexts.downMore}</p>
          <CallUs />
        </div>
      </section>
    </Wrap>
  );
}
