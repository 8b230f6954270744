import { registerSheet } from '@home-move/ui';
import sheet, * as styles from './lit-house.module.css';

registerSheet(sheet);

export interface LitHouseProps {
  /** Energy, broadband, council tax, water: a window each, lit when its card is completed. */
  readonly lit: readonly [boolean, boolean, boolean, boolean];
}

const places = [
  [38, 66],
  [86, 66],
  [38, 112],
  [86, 112],
] as const;

/** The mover's new home. Decoration: the badges say the same in words. */
export function LitHouse({ lit }: LitHouseProps) {
  return (
    <svg width="132" height="132" viewBox="0 0 150 160" aria-hidden="true" className={styles.house}>
      <rect x="104" y="14" width="16" height="34" className={styles.roof} />
      <path d="M14 56 75 10l61 46Z" className={styles.roof} />
      <rect x="24" y="54" width="102" height="98" className={styles.wall} />
      {places.map(([x, y], index) => (
        <g key={`${x} ${y}`} className={lit[index] ? styles.lit : undefined}>
          <rect x={x} y={y} width="26" height="30" rx="2" className={styles.glass} />
          {lit[index] && <rect x={x} y={y} width="26" height="30" rx="2" className={styles.light} />}
          <rect x={x} y={y} width="26" height="30" rx="2" className={styles.frame} />
          <path d={`M${x + 13} ${y}v30M${x} ${y + 15}h26`} className={styles.bars} />
        </g>
      ))}
      <rect x="6" y="152" width="138" height="4" className={styles.ground} />
    </svg>
  );
}
