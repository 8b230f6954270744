import { useEffect, useState } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import { Card } from '../card/card';
import { Status } from '../status/status';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './skeleton.module.css';

registerSheet(sheet);

export interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number;
  readonly className?: string | undefined;
}

/** A grey block in place of content that loads; decoration. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <div aria-hidden="true" className={classNames(styles.block, className)} style={{ width, height }} />;
}

export interface SkeletonCardsProps {
  /** Announced: "Loading energy plans". */
  readonly label: string;
  readonly count?: number;
}

/** Placeholders of cards that load. Shown after 300 ms, without animation. */
export function SkeletonCards({ label, count = 2 }: SkeletonCardsProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Status className={styles.list}>
      {shown && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          {Array.from({ length: count }, (_, index) => (
            <Card key={index} as="div" aria-hidden="true">
              <div className={styles.head}>
                <Skeleton width={52} height={52} />
                <div className={styles.text}>
                  <Skeleton width="46%" />
                  <div style={{ height: 10 }} />
                  <Skeleton width="30%" height={12} />
                </div>
                <Skeleton className={styles.price} width={110} height={32} />
              </div>
              <div style={{ height: 22 }} />
              <Skeleton height={14} />
              <div style={{ height: 22 }} />
              <Skeleton width={120} height={44} />
            </Card>
          ))}
        </>
      )}
    </Status>
  );
}
