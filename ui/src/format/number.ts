const FIGURES = new Intl.NumberFormat('en-GB');

/** A number that is neither money nor a date → "9,800": thousands separators. */
export function formatNumber(value: number): string {
  return FIGURES.format(value);
}
