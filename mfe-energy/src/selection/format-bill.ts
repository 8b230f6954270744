import { billingPeriods, type Bill, type OtherBill, type SelectionCost } from '@home-move/contract';
import { formatMoney } from '@home-move/ui';

/** "£12.00 a month", "£36.00 every 3 months", "£84.00 once a year". */
export function formatBill({ amount, frequency }: Bill): string {
  return `${formatMoney(amount)} ${billingPeriods[frequency]}`;
}

/** "Yearly Boiler Service: £84.00 once a year". */
export function formatOtherBill({ displayName, ...bill }: OtherBill): string {
  return `${displayName}: ${formatBill(bill)}`;
}

/** "£152.38 from month 4": one line for each later change of the monthly amount. */
export function formatLaterMonthly({ laterMonthly }: Pick<SelectionCost, 'laterMonthly'>): string[] {
  return laterMonthly.map(({ fromMonth, amount }) => `${formatMoney(amount)} from month ${fromMonth}`);
}
