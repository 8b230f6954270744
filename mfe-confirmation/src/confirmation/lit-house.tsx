import { services, type Service } from '@home-move/contract';
import { registerSheet } from '@home-move/ui';
import sheet, * as styles from './lit-house.module.css';

registerSheet(sheet);

export interface LitHouseProps {
  /** Each service has a window. */
  readonly lit: Readonly<Record<Service, boolean>>;
}

/** The top left corner of each window. */
const corners: Readonly<Record<Service, readonly [x: number, y: number]>> = {
  energy: [38, 66],
  entertainment: [86, 66],
  council: [38, 112],
  water: [86, 112],
};

/** The mover's new home. Decorative: the badges of the cards show the same. */
export function LitHouse({ lit }: LitHouseProps) {
  return (
    <svg width="132" height="132" viewBox="0 0 150 160" aria-hidden="true" className={styles.house}>
      <rect x="104" y="14" width="16" height="34" className={styles.roof} />
      <path d="M14 56 75 10l61 46Z" className={styles.roof} />
      <rect x="24" y="54" width="102" height="98" className={styles.wall} />
      {services.map((service) => {
        const [x, y] = corners[service];
        return (
          <g key={service} className={lit[service] ? styles.lit : undefined}>
            <rect x={x} y={y} width="26" height="30" rx="2" className={styles.glass} />
            {lit[service] && <rect x={x} y={y} width="26" height="30" rx="2" className={styles.light} />}
            <rect x={x} y={y} width="26" height="30" rx="2" className={styles.frame} />
            <path d={`M${x + 13} ${y}v30M${x} ${y + 15}h26`} className={styles.bars} />
          </g>
        );
      })}
      <rect x="6" y="152" width="138" height="4" className={styles.ground} />
    </svg>
  );
}
