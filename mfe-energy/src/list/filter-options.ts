import { noFilters, type EnergyFilters } from '../state/energy-filters';
import { filterTexts as texts } from './list.texts';

/** One box of the panel: how it reads, whether it is on, what the filters are once it is toggled. */
export interface FilterOption {
  /** Key of `filterCounts`. */
  readonly key: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly toggled: EnergyFilters;
}

export interface FilterGroup {
  readonly legend: string;
  readonly options: readonly FilterOption[];
}

type Switch = 'noExitFee' | 'exitFee' | 'paperless' | 'paper';

function switchOption(filters: EnergyFilters, key: Switch): FilterOption {
  return { key, label: texts[key], isOn: filters[key], toggled: { ...filters, [key]: !filters[key] } };
}

function toggle<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

function typeOption(filters: EnergyFilters, type: 'fixed' | 'variable'): FilterOption {
  const tariffTypes = toggle(filters.tariffTypes, type);
  return {
    key: type,
    label: texts[type],
    isOn: filters.tariffTypes.includes(type),
    toggled: { ...filters, tariffTypes },
  };
}

function supplierOption(filters: EnergyFilters, supplier: string): FilterOption {
  return {
    key: `supplier:${supplier}`,
    label: supplier,
    isOn: filters.suppliers.includes(supplier),
    toggled: { ...filters, suppliers: toggle(filters.suppliers, supplier) },
  };
}

/** The panel's groups of boxes, as the filters stand. [LIST-06] */
export function filterGroups(filters: EnergyFilters, suppliers: readonly string[]): readonly FilterGroup[] {
  const groups: readonly FilterGroup[] = [
    { legend: texts.tariffType, options: [typeOption(filters, 'fixed'), typeOption(filters, 'variable')] },
    { legend: texts.exitFeeGroup, options: [switchOption(filters, 'noExitFee'), switchOption(filters, 'exitFee')] },
    { legend: texts.bills, options: [switchOption(filters, 'paperless'), switchOption(filters, 'paper')] },
  ];
  if (!filters.wholeOfMarket) return groups;
  return [...groups, { legend: texts.suppliers, options: suppliers.map((name) => supplierOption(filters, name)) }];
}

/** The boxes that are on, for chips. */
export function activeOptions(groups: readonly FilterGroup[]): readonly FilterOption[] {
  return groups.flatMap(({ options }) => options).filter(({ isOn }) => isOn);
}

/** No boxes on; where none was on, the whole of the market in place of one supplier's offers. */
export function clearedFilters(filters: EnergyFilters, groups: readonly FilterGroup[]): EnergyFilters {
  return activeOptions(groups).length > 0 ? { ...noFilters, wholeOfMarket: filters.wholeOfMarket } : noFilters;
}
