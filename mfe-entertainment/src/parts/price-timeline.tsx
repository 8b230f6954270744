import type { BroadbandPricing } from '@home-move/contract';
import { classNames, formatDate, formatMoney, registerSheet, Text } from '@home-move/ui';
import { packageTexts as texts } from './package.texts';
import { pricesInWords, type PriceStep } from './price-steps';
import sheet, * as styles from './price-timeline.module.css';

registerSheet(sheet);

/** Height of the dearest step, px; the axis starts at zero and is never cut. */
const TOP = 64;

/** A short step has no room for its words in a narrow card, a very short one in none. The sentence above has them all. */
function roomOf({ days }: PriceStep, all: number) {
  if (days < all / 8) return styles.tiny;
  return days < all / 5 && styles.narrow;
}

/** "Apr 2027" */
const monthOf = (iso: string) => formatDate(iso).split('\u00a0').slice(1).join('\u00a0');

interface PriceTimelineProps {
  readonly pricing: BroadbandPricing;
  readonly steps: readonly PriceStep[];
}

/** Every price with its day in words, and the same drawn: width is time, height is price. */
export function PriceTimeline({ pricing, steps }: PriceTimelineProps) {
  const highest = Math.max(...steps.map(({ price }) => price), 1);
  const all = steps.reduce((sum, { days }) => sum + days, 0);
  const cell = (step: PriceStep) => ({ className: classNames(styles.cell, roomOf(step, all)) });
  return (
    <div>
      <Text size="sm" strong numeric>
        {pricesInWords(pricing, steps)}
      </Text>
      <div className={styles.bars} aria-hidden="true">
        {steps.map((step) => (
          <div
            key={step.from}
            {...cell(step)}
            style={{ flexGrow: step.days, height: Math.round((step.price / highest) * TOP) }}
          >
            <b>{formatMoney(step.price)}</b>
          </div>
        ))}
      </div>
      {steps.length > 1 && (
        <div className={styles.axis} aria-hidden="true">
          {steps.map((step, index) => (
            <span key={step.from} {...cell(step)} style={{ flexGrow: step.days }}>
              <span>{index === 0 ? texts.atFirst : monthOf(step.from)}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
