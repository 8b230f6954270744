import type { DirectDebitSummary, EnergySummary } from '@home-move/contract';
import { Button, Dialog, formatDate, formatMoney, KeyValueList, registerSheet } from '@home-move/ui';
import sheet, * as styles from './direct-debit-dialog.module.css';
import { directDebitTexts as texts } from './direct-debit.texts';

registerSheet(sheet);

interface DirectDebitDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly directDebit: DirectDebitSummary;
  readonly later: EnergySummary['laterMonthlyAmounts'];
}

/** The confirmation of the Direct Debit, to read or print: amount, date, frequency, reference and notice of a change. [PAY-10] */
export function DirectDebitDialog({ open, onClose, directDebit, later }: DirectDebitDialogProps) {
  const { collectedBy, monthlyAmount, firstPaymentOn, maskedAccountNumber, maskedSortCode } = directDebit;
  const amounts = [
    formatMoney(monthlyAmount),
    ...later.map(({ amountFormatted, fromMonth }) => texts.later(amountFormatted, fromMonth)),
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </>
      }
    >
      <div className={styles.confirmation} data-prints-alone>
        <KeyValueList
          look="pairs"
          items={[
            { label: texts.collectedBy, value: collectedBy },
            { label: texts.amount, value: amounts.join(', ') },
            { label: texts.frequency, value: texts.monthly(firstPaymentOn) },
            {
              label: texts.firstPayment,
              // Without bank details the supplier waits for the paper form.
              value: maskedAccountNumber === null ? texts.afterForm : formatDate(firstPaymentOn),
            },
            { label: texts.referenceLabel, value: directDebit.reference },
            ...(maskedAccountNumber !== null && maskedSortCode !== null
              ? [{ label: texts.account, value: texts.maskedAccount(maskedAccountNumber, maskedSortCode) }]
              : []),
            { label: texts.noticeLabel, value: texts.notice(collectedBy, directDebit.noticeWorkingDays) },
          ]}
        />
      </div>
    </Dialog>
  );
}
