import type { BroadbandPricing } from '@home-move/contract';
import { formatDate, registerSheet, Text } from '@home-move/ui';
import type { CSSProperties } from 'react';
import { packageTexts as texts } from './package.texts';
import { amountOf, formatPrices, type PriceStep } from './price-steps';
import sheet, * as styles from './price-timeline.module.css';

registerSheet(sheet);

/** Height of the highest price, px; the axis starts at zero. */
const MAX_HEIGHT = 56;
/** Between two bars, px. */
const GAP = 3;

/** React's type has no custom properties. */
const withProperties = (properties: Readonly<Record<`--${string}`, string | number>>) => properties as CSSProperties;

/** Left edges of the bars, CSS lengths: time from the start of the contract, and the gaps before the bar. */
function barEdges(steps: readonly PriceStep[]): readonly string[] {
  const contractDays = steps.reduce((sum, { days }) => sum + days, 0);
  const gaps = GAP * (steps.length - 1);
  let elapsed = 0;
  return steps.map(({ days }, index) => {
    const share = elapsed / contractDays;
    elapsed += days;
    return `calc(${share} * (100% - ${gaps}px) + ${index * GAP}px)`;
  });
}

/**
 * Left edges of the labels, as CSS lengths. Starts from the edges of the bars and moves them by the minimum that keeps
 * labels of width `--label` from overlapping or leaving the picture.
 */
function labelEdges(bars: readonly string[]): readonly string[] {
  const fromLeft: string[] = [];
  for (const bar of bars) {
    const previous = fromLeft.at(-1);
    fromLeft.push(previous === undefined ? bar : `max(${bar}, ${previous} + var(--label))`);
  }
  return fromLeft.reduceRight<readonly string[]>(
    (edges, edge) => [`min(${edge}, ${edges[0] ?? '100%'} - var(--label))`, ...edges],
    [],
  );
}

/** "Apr 2027" */
const monthOf = (iso: string) => formatDate(iso).split('\u00a0').slice(1).join('\u00a0');

interface PriceTimelineProps {
  readonly pricing: BroadbandPricing;
  readonly steps: readonly PriceStep[];
}

/**
 * Every price with its dates as a sentence and as bars, whose width is time and whose height is the price. Each bar has a label
 * below: a line leads from a short bar to a label that needs more width.
 */
export function PriceTimeline({ pricing, steps }: PriceTimelineProps) {
  const highest = Math.max(...steps.map(({ price }) => price), 1);
  const bars = barEdges(steps);
  const labels = labelEdges(bars);
  const firstLabel = steps.length === 1 ? texts.everyMonth : texts.atFirst;
  return (
    <div>
      <Text size="sm" strong numeric>
        {formatPrices(pricing, steps)}
      </Text>
      <div className={styles.picture} aria-hidden="true" style={withProperties({ '--steps': steps.length })}>
        <div className={styles.bars}>
          {steps.map(({ from, days, price }) => (
            <i key={from} style={{ flexGrow: days, height: Math.round((price / highest) * MAX_HEIGHT) }} />
          ))}
        </div>
        <div className={styles.labels}>
          {steps.map((step, index) => (
            <div key={step.from} style={withProperties({ '--bar': bars[index] ?? '', '--text': labels[index] ?? '' })}>
              <i />
              <span>
                <b>{amountOf(step)}</b>
                {index === 0 ? (
                  firstLabel
                ) : (
                  <>
                    <span className={styles.from}>{texts.from} </span>
                    {monthOf(step.from)}
                  </>
                )}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
