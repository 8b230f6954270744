import { londonToday, type EnergySummary } from '@home-move/contract';
import { formatDate, registerSheet, Text, Timeline, useRuntime, type TimelineItem } from '@home-move/ui';
import sheet, * as styles from '../service-card/service-card.module.css';
import { energyCardTexts as texts } from './energy-card.texts';

registerSheet(sheet);

/** The plan that was set up, and what happens next. [CONF-17] */
export function EnergyNextSteps({ energy }: { readonly energy: EnergySummary }) {
  const today = londonToday(useRuntime().clock.now());
  const { tariffName, fuelType, estimatedTotalMonthlyAmountFormatted: amount, paymentType, addOns } = energy;
  const { laterMonthlyAmounts, otherPayments, firstPaymentOn } = energy;
  const { moveInDate, energySwitchDate, supplierName, directDebitReference } = energy;

  const steps: TimelineItem[] = [];
  if (moveInDate !== null) {
    const { upcoming, overdue } = texts.readings;
    const describe = moveInDate < today ? overdue : upcoming;
    steps.push({ ...describe(formatDate(moveInDate)), certain: true });
  }
  if (energySwitchDate !== null) steps.push(texts.supply(formatDate(energySwitchDate), supplierName));
  if (firstPaymentOn !== null && amount !== null) steps.push(texts.firstDebit(formatDate(firstPaymentOn), amount));

  const otherAmounts = [
    ...laterMonthlyAmounts.map(({ amountFormatted, fromMonth }) => texts.monthlyFrom(amountFormatted, fromMonth)),
    ...otherPayments.map(({ displayName, amountFormatted, frequency }) =>
      texts.otherPayment(displayName, amountFormatted, frequency),
    ),
  ];
  return (
    <>
      {tariffName !== null && (
        <Text strong className={styles.plan}>
          {texts.plan(tariffName, fuelType)}
        </Text>
      )}
      {amount !== null && paymentType !== null && (
        <Text muted numeric>
          {texts.monthly(amount, paymentType)}
        </Text>
      )}
      {otherAmounts.map((line) => (
        <Text key={line} muted numeric>
          {line}
        </Text>
      ))}
      {addOns.length > 0 && <Text muted>{texts.addOns(addOns.map(({ displayName }) => displayName))}</Text>}
      <Timeline items={steps} />
      {directDebitReference !== null && (
        <Text size="xs" muted numeric>
          {texts.reference} {directDebitReference}
        </Text>
      )}
    </>
  );
}
