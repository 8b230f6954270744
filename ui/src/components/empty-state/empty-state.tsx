import type { ReactNode } from 'react';
import { SearchIcon } from '../../icons/icons';
import { registerSheet } from '../../styles/sheets';
import { Card } from '../card/card';
import { Heading } from '../text/text';
import sheet, * as styles from './empty-state.module.css';

registerSheet(sheet);

export interface EmptyStateProps {
  /** The specification's sentence. */
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  /** One way to continue. */
  readonly action?: ReactNode;
  /** Level of the title's heading, by the outline of the page. */
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
}

/** Explains why there is nothing to show, and offers one way to continue; never an empty area. */
export function EmptyState({ title, icon = <SearchIcon size={36} />, action, level = 3, children }: EmptyStateProps) {
  return (
    <Card className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <Heading level={level} look="h3">
        {title}
      </Heading>
      {children}
      {action}
    </Card>
  );
}
