import type { ReactNode } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Heading } from '../text/text';
import sheet, * as styles from './filters.module.css';

registerSheet(sheet);

export interface FilterColumnsProps {
  /** "Filters", over the panel. */
  readonly title: string;
  readonly panel: ReactNode;
  /** The answer to the last change is still on its way. */
  readonly loading: boolean;
  /** The list, with a FilterBar: below 768 px the panel stands in its dialog alone. */
  readonly children: ReactNode;
}

/** A list that filters narrow: the panel at its left from 768 px on. */
export function FilterColumns({ title, panel, loading, children }: FilterColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.large}>
        <Heading level={2}>{title}</Heading>
        {panel}
      </div>
      <div aria-busy={loading}>{children}</div>
    </div>
  );
}
