/** One checkbox of a filter panel. `Filters` is the state of the whole panel. */
export interface FilterOption<Filters> {
  /** Unique in the panel. */
  readonly key: string;
  readonly label: string;
  readonly isOn: boolean;
  /** The state of the panel after toggling this option. */
  readonly toggled: Filters;
  /** Always on, because everything in the list matches it: the note shown at its end. */
  readonly locked?: string;
}

export interface FilterGroup<Filters> {
  readonly legend: string;
  readonly options: readonly FilterOption<Filters>[];
}

/** The options that are on and can be removed, for chips. */
export function activeOptions<Filters>(groups: readonly FilterGroup<Filters>[]): readonly FilterOption<Filters>[] {
  return groups.flatMap(({ options }) => options).filter(({ isOn, locked }) => isOn && locked === undefined);
}

/** The list without `item` if it was included, otherwise with it. */
export function toggleItem<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
