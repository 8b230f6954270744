import { chosenAddOns, planCost, type EnergySelection } from '@home-move/contract';
import { formatMoney, Heading, KeyValueList, registerSheet, Text } from '@home-move/ui';
import { formatBill, formatLaterMonthly } from '../plan/format-bill';
import { directDebitGuarantee, directDebitTexts as texts, noticeWorkingDays, ordinal } from './direct-debit.texts';
import sheet, * as styles from './payment.module.css';

registerSheet(sheet);

interface DirectDebitSummaryProps {
  readonly collector: string;
  readonly selection: EnergySelection;
  /** Day of the month; empty until chosen. */
  readonly day: number | '';
}

/** Collector, amount, first payment and the notice of a change. [PAY-03, PAY-10] */
export function DirectDebitSummary({ collector, selection, day }: DirectDebitSummaryProps) {
  const { tariffs, addOnsIdentifiers, monthlyCost } = selection;
  const cost = planCost(tariffs, chosenAddOns(tariffs, addOnsIdentifiers));
  const amount = [texts.amountEachMonth(formatMoney(monthlyCost)), ...formatLaterMonthly(cost)].join(', ');
  return (
    <section className={styles.summary} aria-label={texts.summary}>
      <div className={styles.top}>
        <Heading level={2} look="h3">
          {texts.summary}
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
            value: day === '' ? texts.firstPaymentLater : texts.firstPaymentOn(ordinal(day)),
          },
          { label: texts.reference, value: texts.referenceLater },
        ]}
      />
      <Text size="sm" muted className={styles.notice}>
        {texts.notice(collector)}
      </Text>
    </section>
  );
}

/** The Direct Debit Guarantee. [PAY-09] */
export function Guarantee({ collector }: { readonly collector: string }) {
  return (
    <ol className={styles.guarantee}>
      {directDebitGuarantee(collector, noticeWorkingDays).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}
