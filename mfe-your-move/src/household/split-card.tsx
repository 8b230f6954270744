import { londonToday, percentagesOf, splitCosts, weightsOf, type Split } from '@home-move/contract';
import { Card, CostBar, formatMoney, Heading, registerSheet, Text, useRuntime } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useHouseholdState } from './household-state';
import { membersOf, shortNames } from './people';
import sheet, * as styles from './split.module.css';
import { splitTexts as texts } from './split.texts';
import { SplitTable } from './split-table';

registerSheet(sheet);

const charts = [1, 2, 3, 4] as const;
const chartOf = (index: number) => charts[index % charts.length] ?? 1;

/** The later prices of each service. Estimates have "about". [ROOM-07, ROOM-13] */
function PriceChanges({ today }: { readonly today: string }) {
  const { household } = useHouseholdState();
  const changing = household.costs.flatMap(({ service, isEstimate, prices }) => {
    const later = (prices ?? []).slice(1).filter(({ from }) => from > today);
    return later.length === 0 ? [] : [texts.changes(service, isEstimate, later)];
  });
  return (
    <div className={styles.changes}>
      {changing.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

interface SplitCardProps {
  readonly split: Split;
  /** Whether the split is saved. */
  readonly note?: ReactNode;
}

/** A split as bar, amounts and table. Left-over pennies go by largest remainder, so that rows and totals add up. [ROOM-12, ROOM-13] */
export function SplitCard({ split, note }: SplitCardProps) {
  const { household } = useHouseholdState();
  const { costs } = household;
  const today = londonToday(useRuntime().clock.now());
  const members = membersOf(household);
  const short = shortNames(members);
  const weights = weightsOf(
    split,
    members.map(({ id }) => id),
  );
  const percentages = percentagesOf(weights);
  const { totals } = splitCosts(costs, weights, today);
  const isEstimate = costs.some((cost) => cost.isEstimate && cost.prices !== null);
  const people = members.map(({ id, name }, index) => ({
    id,
    name: short.get(id) ?? name,
    percentage: percentages[index] ?? 0,
    pence: totals.parts[index] ?? 0,
    chart: chartOf(index),
  }));
  const isKnown = costs.some(({ prices }) => prices !== null);
  return (
    <Card as="div" className={styles.card}>
      {note && (
        <Text size="sm" muted className={styles.note}>
          {note}
        </Text>
      )}
      <Heading level={3}>{isKnown ? texts.total(totals.total, isEstimate, people.length) : texts.nothingKnown}</Heading>
      {isKnown && people.length > 1 && (
        <>
          <div className={styles.bar}>
            <CostBar
              label={texts.bar(totals.total)}
              parts={people.map(({ name, percentage, pence, chart }) => ({
                label: texts.part(name, percentage),
                pence,
                chart,
              }))}
              tall
            />
          </div>
          <dl className={styles.shares}>
            {people.map(({ id, name, percentage, pence, chart }) => (
              <div key={id}>
                <dt>
                  <i className={styles[`c${chart}`]} aria-hidden="true" />
                  {name} <small>{percentage}%</small>
                </dt>
                <dd>
                  {formatMoney(pence)}
                  <small> {texts.aMonth}</small>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <SplitTable names={people.map(({ name }) => name)} weights={weights} today={today} />
      <PriceChanges today={today} />
    </Card>
  );
}
