/** By the size of the rooms, by a share each, or alike. [ROOM-12] */
export const splitKinds = ['room', 'share', 'person'] as const;
export type SplitKind = (typeof splitKinds)[number];

/** What one person pays for: square metres or per cent. */
export interface SplitWeight {
  readonly personId: string;
  readonly weight: number;
}

/** How costs are split. */
export interface Split {
  readonly kind: SplitKind;
  /** Of the people who have one; empty if all pay the same. */
  readonly weights: readonly SplitWeight[];
}

/** A monthly price, from a day on. */
export interface DatedPrice {
  /** yyyy-MM-dd */
  readonly from: string;
  /** In pence a month. */
  readonly amount: number;
}

/** Whole per cent that the shares of all people have together. */
export const wholeShare = 100;

/** Sizes of a room, in square metres. */
export const roomSize = { min: 1, max: 200 } as const;

/** The weight of each person, in their order. Who has no room or share yet pays nothing. */
export function weightsOf({ kind, weights }: Split, personIds: readonly string[]): readonly number[] {
  if (kind === 'person') return personIds.map(() => 1);
  return personIds.map((id) => weights.find(({ personId }) => personId === id)?.weight ?? 0);
}

/**
 * Splits a whole amount in proportion to the weights. Left-over units go to the largest remainders, of equal ones to the first, so that
 * the parts add up to the amount. Without a weight, every part is 0. [ROOM-12]
 * @param amount for example in pence
 */
export function splitAmount(amount: number, weights: readonly number[]): readonly number[] {
  // Whole numbers, because 0.1 + 0.2 would give a remainder that is none.
  const whole = weights.map((weight) => Math.round(weight * 10));
  const sum = whole.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = whole.map((weight) => Math.floor((amount * weight) / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = whole
    .map((weight, index) => ({ index, remainder: (amount * weight) % sum }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const extra = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => (extra.has(index) ? part + 1 : part));
}

/** The whole per cent of each person. They add up to 100. */
export function percentagesOf(weights: readonly number[]): readonly number[] {
  return splitAmount(wholeShare, weights);
}

/** The price on a day, in pence; before its first day, the first price. Null for an amount that is not known. */
export function priceOn(prices: readonly DatedPrice[] | null, day: string): number | null {
  if (prices === null) return null;
  return (prices.findLast(({ from }) => from <= day) ?? prices[0])?.amount ?? null;
}

/** Amounts of a split in pence a month: one for each person, and their sum. */
export interface SplitRow {
  readonly parts: readonly number[];
  readonly total: number;
}

/**
 * Each cost, split, and the totals of everyone. Totals are sums of the rows, so that columns and rows add up. [ROOM-12]
 * @param costs null rows are amounts that are not known, and are not in the totals
 * @param day yyyy-MM-dd
 */
export function splitCosts(
  costs: readonly { readonly prices: readonly DatedPrice[] | null }[],
  weights: readonly number[],
  day: string,
): { readonly rows: readonly (SplitRow | null)[]; readonly totals: SplitRow } {
  const rows = costs.map(({ prices }) => {
    const total = priceOn(prices, day);
    return total === null ? null : { parts: splitAmount(total, weights), total };
  });
  const parts = weights.map((_, index) => rows.reduce((sum, row) => sum + (row?.parts[index] ?? 0), 0));
  return { rows, totals: { parts, total: rows.reduce((sum, row) => sum + (row?.total ?? 0), 0) } };
}

/** The days after `day` on which a price changes, the earliest first. */
export function priceChangeDays(
  costs: readonly { readonly prices: readonly DatedPrice[] | null }[],
  day: string,
): readonly string[] {
  const days = costs.flatMap(({ prices }) => (prices ?? []).slice(1).map(({ from }) => from));
  return [...new Set(days)].filter((change) => change > day).toSorted();
}
