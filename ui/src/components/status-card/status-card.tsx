import { useId, type ReactNode } from 'react';
import { registerSheet } from '../../styles/sheets';
import { Card } from '../card/card';
import { Badge, type ServiceStatus } from '../tag/tag';
import { Tile } from '../tile/tile';
import sheet, * as styles from './status-card.module.css';

registerSheet(sheet);

export interface StatusCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly status: ServiceStatus;
  /** Lines of the card and at most one action. */
  readonly children?: ReactNode;
}

/** How far one service is. Below 578 px the badge stands over the title. */
export function StatusCard({ icon, title, status, children }: StatusCardProps) {
  const titleId = useId();
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Tile>{icon}</Tile>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Badge status={status} className={styles.badge} />
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </Card>
  );
}
