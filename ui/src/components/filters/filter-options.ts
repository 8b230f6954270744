/** One box of a filter panel. `Filters` is what the panel holds as a whole. */
export interface FilterOption<Filters> {
  /** Unique in the panel. */
  readonly key: string;
  readonly label: string;
  readonly isOn: boolean;
  /** The filters once it is toggled. */
  readonly toggled: Filters;
  /** Always on, as everything in the list has it: these words stand at its end. */
  readonly locked?: string;
}

export interface FilterGroup<Filters> {
  readonly legend: string;
  readonly options: readonly FilterOption<Filters>[];
}

/** The boxes that are on and can be taken off, for chips. */
export function activeOptions<Filters>(groups: readonly FilterGroup<Filters>[]): readonly FilterOption<Filters>[] {
  return groups.flatMap(({ options }) => options).filter(({ isOn, locked }) => isOn && locked === undefined);
}

/** The list without `item` where it had it, else with it. */
export function toggleItem<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
