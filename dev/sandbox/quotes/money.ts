/** Whole pence as pounds with two decimals: 165453 → "1654.53". */
export function pounds(pence: number): string {
  return (pence / 100).toFixed(2);
}

/** Hundredths of a penny as pence with two decimals: 2611 → "26.11". */
export function pence(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
