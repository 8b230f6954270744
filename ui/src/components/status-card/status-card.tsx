import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /** Lines of text and at most one action. */
  readonly children?: ReactNode;
}

/**
 * The status of one service. Below 578 px the badge is above the title, and below it where both do not fit a line. The title takes the focus when the pressed button
 * disappears with the next status.
 */
export function StatusCard({ icon, title, status, children }: StatusCardProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    const root = heading.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = root?.activeElement ?? document.body;
    if (focused === document.body) heading.current?.focus();
  });

  return (
    <Card
      as="article"
      className={styles.card}
      aria-labelledby={titleId}
      onClickCapture={({ target }) => {
        pressed.current = (target as Element).closest('button');
      }}
    >
      <div className={styles.head}>
        <Tile>{icon}</Tile>
        <div className={styles.names}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <Badge status={status} className={styles.badge} />
        </div>
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </Card>
  );
}
