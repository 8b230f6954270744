import type { BroadbandPricing } from '@home-move/contract';
import { classNames, formatDate, formatMoney, registerSheet, Text } from '@home-move/ui';
import { packageTexts as texts } from '../package/package.texts';
import { formatPrices, type PriceStep } from './price-steps';
import sheet, * as styles from './price-timeline.module.css';

registerSheet(sheet);

/** Height of the highest price, px; the axis starts at zero. */
const MAX_HEIGHT = 64;

/** Hides the label of a short step in a narrow card, and of a very short step in any card. The sentence above lists all prices. */
function labelSpace({ days }: PriceStep, contractDays: number) {
  if (days < contractDays / 8) return styles.tiny;
  return days < contractDays / 5 && styles.narrow;
}

/** "Apr 2027" */
const monthOf = (iso: string) => formatDate(iso).split('\u00a0').slice(1).join('\u00a0');

interface PriceTimelineProps {
  readonly pricing: BroadbandPricing;
  readonly steps: readonly PriceStep[];
}

/** Every price with its dates as a sentence and as bars, whose width is time and whose height is the price. */
export function PriceTimeline({ pricing, steps }: PriceTimelineProps) {
  const highest = Math.max(...steps.map(({ price }) => price), 1);
  const contractDays = steps.reduce((sum, { days }) => sum + days, 0);
  const cell = (step: PriceStep) => ({ className: classNames(styles.cell, labelSpace(step, contractDays)) });
  return (
    <div>
      <Text size="sm" strong numeric>
        {formatPrices(pricing, steps)}
      </Text>
      <div className={styles.bars} aria-hidden="true">
        {steps.map((step) => (
          <div
            key={step.from}
            {...cell(step)}
            style={{ flexGrow: step.days, height: Math.round((step.price / highest) * MAX_HEIGHT) }}
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
