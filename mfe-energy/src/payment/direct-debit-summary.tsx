import { directDebitGuarantee, type EnergySelection, type EnergyTariff } from '@home-move/contract';
import { formatMoney, formatOrdinal, Heading, KeyValueList, registerSheet, Text } from '@home-move/ui';
import { formatBill, formatLaterMonthly } from '../selection/format-bill';
import { costOfTariff } from './chosen-fuels';
import { directDebitTexts as texts } from './direct-debit.texts';
import sheet, * as styles from './payment.module.css';

registerSheet(sheet);

interface DirectDebitSummaryProps {
  /** A tariff that is paid by Direct Debit. */
  readonly tariff: EnergyTariff;
  readonly selection: EnergySelection;
  /** Day of the month; empty until chosen. */
  readonly day: number | '';
  readonly noticeWorkingDays: number;
}

/** Collector, amount, first payment and the notice of a change. [PAY-03, PAY-10] */
export function DirectDebitSummary({ tariff, selection, day, noticeWorkingDays }: DirectDebitSummaryProps) {
  const collector = tariff.supplierName;
  const isOneOfTwo = selection.tariffs.length > 1;
  const summary = isOneOfTwo ? texts.summaryOf(tariff.tariffName) : texts.summary;
  const cost = costOfTariff(tariff, selection);
  const month = isOneOfTwo ? cost.monthly : selection.monthlyCost;
  const amount = [texts.amountEachMonth(formatMoney(month)), ...formatLaterMonthly(cost)].join(', ');
  return (
    <section className={styles.summary} aria-label={summary}>
      <div className={styles.top}>
        <Heading level={2} look="h3">
          {summary}
        </Heading>
        <span className={styles.logo}>{texts.logo}</span>
      </div>
      <KeyValueList
        look="pairs"
        items={[
          { label: texts.collectedBy, value: collector },
          { label: texts.amount, value: amount },
          ...cost.otherBills.map((bill) => ({ label: bill.displayName, value: formatBill(bill) })),
          {
            label: texts.firstPayment,
            value: day === '' ? texts.firstPaymentLater : texts.firstPaymentOn(formatOrdinal(day)),
          },
          { label: texts.reference, value: texts.referenceLater },
        ]}
      />
      <Text size="sm" muted className={styles.notice}>
        {texts.notice(collector, noticeWorkingDays)}
      </Text>
    </section>
  );
}

/** The Direct Debit Guarantee. [PAY-09] */
export function Guarantee({
  collector,
  noticeWorkingDays,
}: {
  readonly collector: string;
  readonly noticeWorkingDays: number;
}) {
  return (
    <ol className={styles.guarantee}>
      {directDebitGuarantee(collector, noticeWorkingDays).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}
