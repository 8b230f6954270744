const pence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Pence with all decimals that a rate has, at least two: 24.5 → "24.50". */
export const formatPence = (amount: number): string => pence.format(amount);
