import type { DayMeter } from '@home-move/contract';
import { Badge, classNames, EnergyIcon, GasIcon, registerSheet, Tile, WaterIcon } from '@home-move/ui';
import { useId, type ReactNode, type Ref } from 'react';
import { meterDayTexts } from '../meter-day.texts';
import sheet, * as styles from './meter-card.module.css';

registerSheet(sheet);

export const meterIcons = { electricity: EnergyIcon, gas: GasIcon, water: WaterIcon } as const;

export type MeterState = keyof typeof meterDayTexts.states;

const badges = { todo: 'todo', waiting: 'pending', sent: 'completed' } as const;

interface MeterCardProps {
  readonly meter: DayMeter;
  readonly state: MeterState;
  /** Whether the mover reads this meter now. */
  readonly isOpen: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One meter with its state, as icon and text. [METER-01] */
export function MeterCard({ meter, state, isOpen, titleRef, children }: MeterCardProps) {
  const titleId = useId();
  const Icon = meterIcons[meter];
  return (
    <li>
      <article className={classNames(styles.card, isOpen && styles.open)} aria-labelledby={titleId}>
        <div className={styles.inner}>
          <div className={styles.head}>
            <Tile>
              <Icon size={22} />
            </Tile>
            <h2 id={titleId} ref={titleRef} tabIndex={-1}>
              {meterDayTexts.names[meter]}
            </h2>
            <Badge status={badges[state]} className={styles.badge}>
              {meterDayTexts.states[state]}
            </Badge>
          </div>
          {children}
        </div>
      </article>
    </li>
  );
}
