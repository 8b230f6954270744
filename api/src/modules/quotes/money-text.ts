const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pence for people: 165453 → "£1,654.53". [UI-08] */
export const formatMoney = (pence: number): string => pounds.format(pence / 100);
