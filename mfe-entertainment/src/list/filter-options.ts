import { broadbandTypes, type BroadbandFilter, type BroadbandFilterOptions } from '@home-move/contract';
import { toggleItem, type FilterGroup, type FilterOption } from '@home-move/ui';
import { filterTexts as texts } from './list.texts';

type Option = FilterOption<BroadbandFilter>;
type Groups = readonly FilterGroup<BroadbandFilter>[];

function packageTypes(filters: BroadbandFilter): readonly Option[] {
  const { packageType } = filters;
  const option = (key: 'includePhone' | 'includeTv', label: string): Option => ({
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

/** Options of one list of values; an active one stays even when the feed no longer has such a package. */
function listOptions<Key extends keyof Lists>(
  filters: BroadbandFilter,
  key: Key,
  values: readonly Lists[Key][number][],
  labelOf: (value: Lists[Key][number]) => string,
): readonly Option[] {
  const chosen: readonly Lists[Key][number][] = filters[key];
  return [...new Set([...values, ...chosen])].map((value) => ({
    key: `${key}:${value}`,
    label: labelOf(value),
    isOn: chosen.includes(value),
    toggled: { ...filters, [key]: toggleItem(chosen, value) },
  }));
}

/** The panel's groups of options for the current filters, without empty groups. [BB-11 to BB-14] */
export function filterGroups(filters: BroadbandFilter, options: BroadbandFilterOptions): Groups {
  const { unlimited } = filters.monthlyUsage;
  const groups: Groups = [
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
