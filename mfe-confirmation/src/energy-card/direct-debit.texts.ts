import { formatOrdinal } from '@home-move/ui';

/** The confirmation of a Direct Debit that a mover can print. */
export const directDebitTexts = {
  open: 'Direct Debit confirmation',
  reference: (reference: string) => `Direct Debit reference ${reference}`,
  title: 'Your Direct Debit',
  collectedBy: 'Collected by',
  amount: 'Amount',
  later: (amount: string, fromMonth: number) => `${amount} from month ${fromMonth}`,
  frequency: 'How often',
  /** `firstPaymentOn` as yyyy-MM-dd. */
  monthly: (firstPaymentOn: string) =>
    `Monthly, on the ${formatOrdinal(Number(firstPaymentOn.slice(-2)))} or the next working day`,
  firstPayment: 'First payment',
  afterForm: 'Once your signed form has arrived',
  referenceLabel: 'Reference',
  account: 'Account',
  maskedAccount: (account: string, sortCode: string) => `${account}, sort code ${sortCode}`,
  noticeLabel: 'Notice',
  notice: (collector: string, days: number) =>
    `${collector} will let you know ${days} working days before any change to the amount, date or frequency.`,
  print: 'Print',
  close: 'Close',
} as const;
