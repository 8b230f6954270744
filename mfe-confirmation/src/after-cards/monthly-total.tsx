import type { ConfirmationSummary, MonthlyTotal } from '@home-move/contract';
import { Card, Heading, KeyValueList, Price, registerSheet, Text } from '@home-move/ui';
import { useId } from 'react';
import sheet, * as styles from './after-cards.module.css';
import { afterCardsTexts } from './after-cards.texts';

registerSheet(sheet);
const texts = afterCardsTexts.monthly;

/** Costs outside the total: bills from others, one-off and less frequent charges, and services not set up yet. */
function notCounted({ energy, energySecondary, entertainment, council }: ConfirmationSummary): readonly string[] {
  const plans = [energy, ...(energySecondary ? [energySecondary] : []), entertainment];
  return [
    ...(council.kind === 'DOMESTIC_RATES' ? texts.rates : texts.councilTaxAndWater),
    ...plans.flatMap((plan) => ('otherPayments' in plan ? plan.otherPayments.map((bill) => bill.displayName) : [])),
    ...(entertainment.isCompleted && entertainment.installationPrice !== null
      ? [texts.setUpFee(entertainment.installationPrice)]
      : []),
    ...(plans.some(({ isOffered, isCompleted }) => isOffered && !isCompleted) ? [texts.notSetUp] : []),
  ];
}

interface MonthlyTotalCardProps {
  readonly total: MonthlyTotal;
  readonly summary: ConfirmationSummary;
}

/** The plans that are set up, added. */
export function MonthlyTotalCard({ total, summary }: MonthlyTotalCardProps) {
  const titleId = useId();
  const parts = total.parts.map(({ fuels, amountFormatted }) => ({
    label: fuels === null ? texts.broadband : texts.parts[fuels],
    value: amountFormatted,
  }));
  return (
    <Card aria-labelledby={titleId} className={styles.total}>
      <div>
        <Heading id={titleId}>{texts.title}</Heading>
        <Price amount={total.amountFormatted} className={styles.text}>
          {texts.period(total.isEstimate)}
        </Price>
      </div>
      <KeyValueList look="pairs" items={parts} />
      <Text size="sm" muted className={styles.notCounted}>
        {total.changesLater && `${texts.changesLater} `}
        {texts.notCounted(notCounted(summary))}
      </Text>
    </Card>
  );
}
