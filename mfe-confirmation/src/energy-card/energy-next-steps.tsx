import { londonToday, type EnergySummary, type Enrolment } from '@home-move/contract';
import { formatDate, registerSheet, Text, Timeline, useRuntime, type TimelineItem } from '@home-move/ui';
import sheet, * as styles from '../service-card/service-card.module.css';
import { DirectDebitConfirmation } from './direct-debit-confirmation';
import { energyCardTexts as texts } from './energy-card.texts';

registerSheet(sheet);

type Meters = Pick<Enrolment, 'hasElecSmartMeter' | 'hasGasSmartMeter'>;

/** How a prepayment meter is topped up: with a key or card, unless every meter of the plan is a smart one. */
function topUpSteps({ fuelType, supplierName }: EnergySummary, meters: Meters): readonly TimelineItem[] {
  const isSmart =
    (fuelType === 'Gas' || meters.hasElecSmartMeter) && (fuelType === 'Electric' || meters.hasGasSmartMeter);
  const { byPost, smart, shop } = texts.topUp;
  return isSmart ? [smart(supplierName)] : [byPost(fuelType ?? 'DualFuel'), shop];
}

/** The plan that was set up, and what happens next, by how it is paid. [CONF-17] */
export function EnergyNextSteps({ energy, enrolment }: { readonly energy: EnergySummary; readonly enrolment: Meters }) {
  const today = londonToday(useRuntime().clock.now());
  const { tariffName, fuelType, estimatedTotalMonthlyAmountFormatted: amount, paymentType, addOns } = energy;
  const { laterMonthlyAmounts, otherPayments, firstPaymentOn, applicationReference } = energy;
  const { moveInDate, energySwitchDate, supplierName, directDebit } = energy;

  const steps: TimelineItem[] = [];
  if (moveInDate !== null) {
    const { upcoming, overdue } = texts.readings;
    const describe = moveInDate < today ? overdue : upcoming;
    steps.push({ ...describe(formatDate(moveInDate)), certain: true });
  }
  if (energySwitchDate !== null) steps.push(texts.supply(formatDate(energySwitchDate), supplierName));
  if (paymentType === 'Prepayment Meter') steps.push(...topUpSteps(energy, enrolment));
  if (energy.smartRequested) steps.push(texts.smartMeter(supplierName, energy.isSmartMeterInstallationAnyDayAndTime));
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
      {applicationReference !== null && (
        <Text size="xs" muted numeric>
          {texts.reference(applicationReference)}
        </Text>
      )}
      {directDebit && <DirectDebitConfirmation directDebit={directDebit} later={laterMonthlyAmounts} />}
    </>
  );
}
