import { useEffect, useState, type ReactNode } from 'react';
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

/** A grey placeholder for content that loads; decoration. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <div aria-hidden="true" className={classNames(styles.block, className)} style={{ width, height }} />;
}

export interface SkeletonCardsProps {
  /** Announced: "Loading energy plans". */
  readonly label: string;
  readonly count?: number;
  /** Shown over the first card: what the page still waits for. */
  readonly children?: ReactNode;
}

/** Grey lines in the place and length of a text that loads; decoration. */
export function SkeletonText({ children }: { readonly children: string }) {
  return <span aria-hidden="true" className={styles.text} data-text={children} />;
}

/** Placeholders of cards that load, in their place from the start. Shown after 300 ms, without animation. */
export function SkeletonCards({ label, count = 2, children }: SkeletonCardsProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} as="div" className={styles.card}>
          <Skeleton width="46%" height={52} />
          <Skeleton className={styles.facts} />
        </Card>
      ))}
      <div className={styles.over}>{children}</div>
      <Status>{shown && <VisuallyHidden>{label}</VisuallyHidden>}</Status>
    </div>
  );
}
