import type { Enrolment } from '@home-move/contract';
import type { ReactNode } from 'react';
import * as styles from './panel.module.css';

/** Props of every section of the panel. */
export interface SectionProps {
  readonly enrolment: Enrolment;
  /** Id of the section's heading, which labels the section. */
  readonly titleId: string;
  /** An action succeeded: its confirmation is at the step, which the section may cover. */
  readonly onDone: () => void;
}

/** Heading of a section. */
export function SectionHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  );
}
