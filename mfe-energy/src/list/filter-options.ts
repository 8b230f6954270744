import { activeOptions, toggleItem, type FilterGroup, type FilterOption } from '@home-move/ui';
import { noFilters, type EnergyFilters } from '../state/energy-filters';
import { filterTexts as texts } from './list.texts';

/** Same keys as `filterCounts`. */
type Option = FilterOption<EnergyFilters>;
type Groups = readonly FilterGroup<EnergyFilters>[];

type Switch = 'noExitFee' | 'exitFee' | 'paperless' | 'paper';

function switchOption(filters: EnergyFilters, key: Switch): Option {
  return { key, label: texts[key], isOn: filters[key], toggled: { ...filters, [key]: !filters[key] } };
}

function typeOption(filters: EnergyFilters, type: 'fixed' | 'variable'): Option {
  const tariffTypes = toggleItem(filters.tariffTypes, type);
  return {
    key: type,
    label: texts[type],
    isOn: filters.tariffTypes.includes(type),
    toggled: { ...filters, tariffTypes },
  };
}

function supplierOption(filters: EnergyFilters, supplier: string): Option {
  return {
    key: `supplier:${supplier}`,
    label: supplier,
    isOn: filters.suppliers.includes(supplier),
    toggled: { ...filters, suppliers: toggleItem(filters.suppliers, supplier) },
  };
}

/** The panel's groups of options for the current filters. [LIST-06] */
export function filterGroups(filters: EnergyFilters, suppliers: readonly string[]): Groups {
  const groups: Groups = [
    { legend: texts.tariffType, options: [typeOption(filters, 'fixed'), typeOption(filters, 'variable')] },
    { legend: texts.exitFeeGroup, options: [switchOption(filters, 'noExitFee'), switchOption(filters, 'exitFee')] },
    { legend: texts.bills, options: [switchOption(filters, 'paperless'), switchOption(filters, 'paper')] },
  ];
  if (!filters.wholeOfMarket) return groups;
  return [...groups, { legend: texts.suppliers, options: suppliers.map((name) => supplierOption(filters, name)) }];
}

/** All options off; when none was on, the whole market instead of one supplier's offers. The fuel is no option. */
export function clearedFilters({ wholeOfMarket, fuelType }: EnergyFilters, groups: Groups): EnergyFilters {
  return { ...noFilters, fuelType, ...(activeOptions(groups).length > 0 && { wholeOfMarket }) };
}
