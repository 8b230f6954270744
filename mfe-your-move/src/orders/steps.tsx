import { registerSheet } from '@home-move/ui';
import type { ReactNode } from 'react';
import sheet, * as styles from './steps.module.css';

registerSheet(sheet);

interface StepsProps {
  /** The id of the heading. */
  readonly labelledBy: string;
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[];
}

/** Numbered steps, each with a title. */
export function Steps({ labelledBy, steps }: StepsProps) {
  return (
    <ol className={styles.steps} aria-labelledby={labelledBy}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text}
        </li>
      ))}
    </ol>
  );
}
