/** Choosing two tariffs of the list to compare. */
export const compareTexts = {
  compare: 'Compare',
  compareOf: (tariff: string) => ` ${tariff}`,
  /** Why a third box cannot be ticked. */
  full: 'You can compare two plans. Untick one of them first.',
  compareWith: (tariff: string) => `Compare with ${tariff}`,
  one: (tariff: string) => `${tariff} is ticked to compare. Tick one more plan.`,
  two: (first: string, second: string) => `${first} and ${second} are ticked to compare.`,
  open: 'Compare the two plans',
  clear: 'Untick',
  clearBoth: 'Untick both',
  title: 'Compare two plans',
  loading: 'Loading the comparison',
  close: 'Back to all plans',
} as const;
