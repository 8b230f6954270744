const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Integer pence → "£1,654.53": pounds, two decimals, thousands separators [UI-08]. */
export function formatMoney(pence: number): string {
  return POUNDS.format(pence / 100);
}
