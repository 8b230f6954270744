import type { Enrolment } from '@home-move/contract';
import type { ReactNode } from 'react';
import * as styles from './panel.module.css';

/** Props of every section of the panel. */
export interface SectionProps {
  readonly enrolment: Enrolment;
  /** Id of the section's heading, which labels the section. */
  readonly titleId: string;
}

interface SectionHeadingProps {
  readonly id: string;
  /** A short remark after the title, on the same line. */
  readonly remark?: ReactNode;
  readonly children: ReactNode;
}

/** Heading of a section. */
export function SectionHeading({ id, remark, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
      {remark && <span className={styles.remark}>{remark}</span>}
    </div>
  );
}

interface ScrollAreaProps {
  /** Names the area for readers, who can focus it to scroll by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The rest of a section, which scrolls where the column has no room for all of it. */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- arrow keys scroll it
    <div role="group" aria-label={label} tabIndex={0} className={styles.scroll}>
      {children}
    </div>
  );
}
