import { broadbandTypes, type BroadbandFilter, type BroadbandFilterOptions } from '@home-move/contract';
import { filterTexts as texts } from './list.texts';

/** One box of the panel: how it reads, whether it is on, what the filters are once it is toggled. */
export interface FilterOption {
  readonly key: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly toggled: BroadbandFilter;
  /** Always on, as every package has it: these words stand at its end. */
  readonly locked?: string;
}

export interface FilterGroup {
  readonly legend: string;
  readonly options: readonly FilterOption[];
}

const toggle = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

function packageTypes(filters: BroadbandFilter): readonly FilterOption[] {
  const { packageType } = filters;
  const option = (key: 'includePhone' | 'includeTv', label: string): FilterOption => ({
    key,
    label,
    isOn: packageType[key],
    toggled: { ...filters, packageType: { ...packageType, [key]: !packageType[key] } },
  });
  const broadband = {
    key: 'includeBroadband',
    label: texts.broadband,
    isOn: true,
    toggled: filters,
    locked: texts.always,
  };
  return [broadband, option('includePhone', texts.phone), option('includeTv', texts.tv)];
}

type Lists = Pick<BroadbandFilter, 'broadbandType' | 'selectedProviders' | 'contractLengths' | 'callOptions'>;

/** Boxes of one list of values; what is on stays a box even where the feed has no such package just now. */
function listOptions<Key extends keyof Lists>(
  filters: BroadbandFilter,
  key: Key,
  values: readonly Lists[Key][number][],
  labelOf: (value: Lists[Key][number]) => string,
): readonly FilterOption[] {
  const chosen: readonly Lists[Key][number][] = filters[key];
  return [...new Set([...values, ...chosen])].map((value) => ({
    key: `${key}:${value}`,
    label: labelOf(value),
    isOn: chosen.includes(value),
    toggled: { ...filters, [key]: toggle(chosen, value) },
  }));
}

/** The panel's groups of boxes, as the filters stand; a group without boxes is not there. [BB-11 to BB-14] */
export function filterGroups(filters: BroadbandFilter, options: BroadbandFilterOptions): readonly FilterGroup[] {
  const { unlimited } = filters.monthlyUsage;
  const groups: readonly FilterGroup[] = [
    { legend: texts.packageType, options: packageTypes(filters) },
    {
      legend: texts.broadbandType,
      options: listOptions(filters, 'broadbandType', broadbandTypes, (type) => texts.types[type]),
    },
    {
      legend: texts.usage,
      options: [
        {
          key: 'unlimited',
          label: texts.unlimited,
          isOn: unlimited,
          toggled: { ...filters, monthlyUsage: { unlimited: !unlimited } },
        },
      ],
    },
    {
      legend: texts.contract,
      options: listOptions(filters, 'contractLengths', options.contractLengths, (months) =>
        months === 1 ? texts.rolling : texts.months(months),
      ),
    },
    { legend: texts.calls, options: listOptions(filters, 'callOptions', options.callOptions, (name) => name) },
    { legend: texts.providers, options: listOptions(filters, 'selectedProviders', options.providers, (name) => name) },
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** The boxes that are on, for chips. */
export function activeOptions(groups: readonly FilterGroup[]): readonly FilterOption[] {
  return groups.flatMap(({ options }) => options).filter(({ isOn, locked }) => isOn && locked === undefined);
}
