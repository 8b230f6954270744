import { keepToVisibleSlice, registerSheet, Spinner } from '@home-move/ui';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useShell } from '../runtime/shell-context';
import { CallUs } from './call-us';
import sheet, * as styles from './health.module.css';
import { healthTexts } from './health.texts';
import { makeOthersInert } from './make-inert';
import { useTemporaryFocus } from './use-temporary-focus';

registerSheet(sheet);

/** Covers the whole page while our service does not answer; the page stays unchanged below it. [HEALTH-04, HEALTH-05] */
export function HealthOverlay() {
  const { name } = useShell().branding;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useTemporaryFocus(heading, makeOthersInert);
  return createPortal(
    <div
      ref={keepToVisibleSlice}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-more`}
      className={styles.overlay}
    >
      <div className={styles.content}>
        <Spinner size="large" />
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {healthTexts.unavailable(name)}
        </h2>
        <div id={`${id}-more`} className={styles.more}>
          <p>{healthTexts.carriesOn}</p>
          <CallUs />
        </div>
      </div>
    </div>,
    document.body,
  );
}
