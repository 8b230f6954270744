/** The Direct Debit summary. [PAY-03] */
export const directDebitTexts = {
  summary: 'Direct Debit summary',
  /** With two of them, one for each fuel. */
  summaryOf: (plan: string) => `Direct Debit summary of ${plan}`,
  logo: 'Direct Debit',
  collectedBy: 'Collected by',
  amount: 'Amount',
  amountEachMonth: (amount: string) => `${amount} each month`,
  firstPayment: 'First payment',
  firstPaymentOn: (day: string) => `On the ${day}, once your supply is set up`,
  firstPaymentLater: 'Once your supply is set up',
  reference: 'Reference',
  referenceLater: 'You get it when this is set up',
  notice: (supplier: string, days: number) =>
    `${supplier} will let you know ${days} working days before any change to the amount, date or frequency.`,
  guarantee: 'The Direct Debit Guarantee',
} as const;
