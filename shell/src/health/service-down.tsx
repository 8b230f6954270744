import { registerSheet, useStore, Wrap } from '@home-move/ui';
import { useRef } from 'react';
import { useShell } from '../runtime/shell-context';
import { CallUs } from './call-us';
import { EmptyHouse } from './empty-house';
import sheet, * as styles from './health.module.css';
import { healthTexts } from './health.texts';
import { useTemporaryFocus } from './use-temporary-focus';

registerSheet(sheet);

/**
 * Replaces a page that needs the address lookup while that is down. The API emails only movers whose token came with the
 * status check, so the email is promised only to them. [HEALTH-11, HEALTH-12]
 */
export function ServiceDown() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { loggedIn } = useStore(useShell().session);
  useTemporaryFocus(heading);
  return (
    <Wrap>
      <section className={styles.down}>
        <EmptyHouse />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {healthTexts.down}
        </h1>
        <div className={styles.more}>
          <p>{healthTexts.downMore}</p>
          {loggedIn && <p>{healthTexts.downMail}</p>}
          <CallUs />
        </div>
      </section>
    </Wrap>
  );
}
