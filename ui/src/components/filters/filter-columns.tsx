import type { ReactNode } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Heading } from '../text/text';
import sheet, * as styles from './filters.module.css';

registerSheet(sheet);

export interface FilterColumnsProps {
  /** Heading of the panel: "Filters". */
  readonly title: string;
  readonly panel: ReactNode;
  /** Whether the results of the last change are still loading. */
  readonly loading: boolean;
  /** The list, with a FilterBar: on narrow pages the panel is only in its dialog. */
  readonly children: ReactNode;
}

/** A list with its filter panel on the left, on pages of 680 px or more: in windows of 768 px. */
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
