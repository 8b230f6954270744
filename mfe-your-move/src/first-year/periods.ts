import type { Year } from '@home-move/contract';

/** Consecutive months in which every service costs the same. */
export interface Period {
  /** Index of its first month. */
  readonly start: number;
  readonly length: number;
}

/** The periods of a year, which a change of any amount ends. [ORDER-81] */
export function periodsOf({ months, rows }: Pick<Year, 'months' | 'rows'>): readonly Period[] {
  const isSame = (month: number) => rows.every(({ months: amounts }) => amounts?.[month] === amounts?.[month - 1]);
  const starts = months.flatMap((_, month) => (month > 0 && isSame(month) ? [] : [month]));
  return starts.map((start, index) => ({ start, length: (starts[index + 1] ?? months.length) - start }));
}
